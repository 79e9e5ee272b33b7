import { useEffect, type RefObject } from 'react';
import { readDraft, writeDraft, type Draft } from '@/lib/draft';
import { formControl, type FormControl } from '@/lib/formErrors';

/**
 * Stores the text fields of a form in session storage, and restores them into fields that the
 * visitor has not changed. A value that equals the field's default, such as a prefilled one, is not
 * stored. Call `removeDraft` when the form has been sent.
 *
 * @param names the fields to keep; a constant
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const fields = names.flatMap((name) => formControl(element, name) ?? []);
    const save = () => writeDraft(key, typedValues(fields));
    restore(fields, readDraft(key));
    save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, key, names]);
}

function restore(fields: readonly FormControl[], draft: Draft) {
  for (const field of fields) {
    const value = draft[field.name];
    if (value !== undefined && field.value === field.defaultValue) field.value = value;
  }
}

function typedValues(fields: readonly FormControl[]): Draft {
  return Object.fromEntries(
    fields
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );
}
