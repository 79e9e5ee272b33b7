import { useEffect, useState, type RefObject } from 'react';

/**
 * Writes known values into inputs, by name, that are empty and that nobody has typed in; takes back
 * what it wrote, if it still stands there, when the value is no longer known ('').
 */
export function usePrefill<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<Name, string>>,
): void {
  const [touched] = useState(() => new Set<EventTarget>());
  const known = JSON.stringify(values);

  useEffect(() => {
    const element = form.current;
    const note = ({ target }: Event) => {
      if (target) touched.add(target);
    };
    element?.addEventListener('input', note);
    return () => element?.removeEventListener('input', note);
  }, [form, touched]);

  useEffect(() => {
    const entries: readonly [string, unknown][] = Object.entries(JSON.parse(known));
    const filled = entries.flatMap(([name, value]) => {
      const input = form.current?.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement) || typeof value !== 'string') return [];
      if (input.value !== '' || touched.has(input)) return [];
      input.value = value;
      return [{ input, value }];
    });
    return () => {
      for (const { input, value } of filled) {
        if (input.value === value && !touched.has(input)) input.value = '';
      }
    };
  }, [form, touched, known]);
}
