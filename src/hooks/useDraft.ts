import { useLayoutEffect, type RefObject } from 'react';
import { restoreFields } from '@/hydration/earlyFields';
import { readDraft, writeDraft, type Draft, type DraftKey } from '@/lib/draft';
import type { FormControl } from '@/lib/formControl';
import { formControl } from '@/lib/formErrors';

/**
 * Stores the text fields of a form in session storage, and restores them into fields that the
 * visitor has not changed. A value that equals the field's default, such as a prefilled one, is not
 * stored. Call `removeDraft` when the form has been sent.
 *
 * @param names the fields to keep; a constant
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: DraftKey,
  names: readonly string[],
): void {
  // before the browser handles the next key
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    restoreFields(element);
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
    if (value !== undefined && field.value === getDefault(field)) field.value = value;
  }
}

function typedValues(fields: readonly FormControl[]): Draft {
  return Object.fromEntries(
    fields
      .filter((field) => field.value !== getDefault(field))
      .map(({ name, value }) => [name, value]),
  );
}

function getDefault(field: FormControl): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
