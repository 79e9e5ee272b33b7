import { useEffect, useState, type RefObject } from 'react';

/** Who is signed in, as far as a form can use it. */
export type Visitor = { readonly name: string; readonly email: string };

const filledNames = ['name', 'email'] as const satisfies readonly (keyof Visitor)[];

/**
 * Writes the visitor's name and email into fields that are empty and that nobody has typed in, and
 * takes back what it wrote, if it still stands there, when the visitor signs out.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, visitor: Visitor | null) {
  const [touched] = useState(() => new Set<EventTarget>());
  const { name, email } = visitor ?? { name: '', email: '' };

  useEffect(() => {
    const element = form.current;
    const note = ({ target }: Event) => {
      if (target) touched.add(target);
    };
    element?.addEventListener('input', note);
    return () => element?.removeEventListener('input', note);
  }, [form, touched]);

  useEffect(() => {
    const values: Visitor = { name, email };
    const filled = filledNames.flatMap((field) => {
      const input = form.current?.elements.namedItem(field);
      if (!(input instanceof HTMLInputElement)) return [];
      if (input.value !== '' || touched.has(input)) return [];
      input.value = values[field];
      return [{ input, value: values[field] }];
    });
    return () => {
      for (const { input, value } of filled) {
        if (input.value === value && !touched.has(input)) input.value = '';
      }
    };
  }, [form, touched, name, email]);
}
