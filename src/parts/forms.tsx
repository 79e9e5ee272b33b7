import type { ComponentType } from 'react';
import type { FormExtrasProps } from '@/hooks/useFormSubmission';
import { measuringFormQuery } from '@/parts/measuring/leadSource';
import { FormPrefill } from '@/parts/sign-in/FormPrefill';

const extras: Readonly<Record<string, ComponentType<FormExtrasProps>>> = {
  FormPrefill,
};

/** What the parts do with a form that asks for a name and an email. */
export function FormExtras(props: FormExtrasProps) {
  return Object.entries(extras).map(([name, Extra]) => <Extra key={name} {...props} />);
}

const queries: Readonly<Record<string, () => string>> = {
  measuringFormQuery,
};

/** The address that a form is sent to, with what the parts add to its query. */
export function withFormQuery(url: string): string {
  const query = Object.values(queries)
    .map((read) => read())
    .filter(Boolean)
    .join('&');
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}
