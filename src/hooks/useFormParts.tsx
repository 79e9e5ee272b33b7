import { createContext, use, type ComponentType, type RefObject } from 'react';

export type FormExtrasProps = { readonly form: RefObject<HTMLFormElement | null> };

/** What the parts do with a form that asks for a name and an email. */
export type FormParts = {
  readonly extras?: readonly ComponentType<FormExtrasProps>[];
  /** What is added to the query of the address that it is sent to. */
  readonly queries?: readonly (() => string)[];
};

export const FormPartsProvider = createContext<FormParts>({});

export function FormExtras({ form }: FormExtrasProps) {
  const { extras = [] } = use(FormPartsProvider);
  return extras.map((Extra, index) => <Extra key={index} form={form} />);
}

/** @returns a function that completes the address that a form is sent to */
export function useFormQuery(): (url: string) => string {
  const { queries = [] } = use(FormPartsProvider);
  return (url) => {
    const query = queries
      .map((read) => read())
      .filter(Boolean)
      .join('&');
    return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
  };
}
