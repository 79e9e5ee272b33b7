import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Sets the values as the defaults of inputs, by name. The browser shows a default only in an
 * unchanged field, and again after the form is reset.
 *
 * @param onFill called with the name of each input whose shown value changes
 */
export function usePrefill<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<Name, string>>,
  onFill: (name: string) => void,
): void {
  const serializedValues = JSON.stringify(values);
  const reportFill = useEffectEvent(onFill);

  useEffect(() => {
    const entries: readonly [string, unknown][] = Object.entries(JSON.parse(serializedValues));
    for (const [name, value] of entries) {
      const input = form.current?.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement) || typeof value !== 'string') continue;
      const valueBefore = input.value;
      input.defaultValue = value;
      if (input.value !== valueBefore && value !== '') reportFill(name);
    }
  }, [form, serializedValues]);
}
