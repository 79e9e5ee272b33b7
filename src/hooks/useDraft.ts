import { useLayoutEffect, type RefObject } from 'react';
import { forgetFields, restoreFields } from '@/hydration/earlyFields';
import type { FormControl } from '@/lib/formControl';
import { formControl } from '@/lib/formErrors';
import { parseObject } from '@/lib/json';
import { safeSessionStorage, type draftKeyEnd } from '@/lib/storage';

type Draft = Readonly<Record<string, string>>;

/** Where a draft is stored; `removeDrafts` knows it by its end. */
export type DraftKey = `${string}${typeof draftKeyEnd}`;

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
    return () => {
      forgetFields(element);
      element.removeEventListener('input', save);
    };
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

export function readDraft(key: DraftKey): Draft {
  const draft = parseObject(safeSessionStorage.get(key) ?? '');
  return isDraft(draft) ? draft : {};
}

export function writeDraft(key: DraftKey, draft: Draft): void {
  if (Object.keys(draft).length === 0) removeDraft(key);
  else safeSessionStorage.set(key, JSON.stringify(draft));
}

export function removeDraft(key: DraftKey): void {
  safeSessionStorage.remove(key);
}

function isDraft(value: Readonly<Record<string, unknown>>): value is Draft {
  return Object.values(value).every((text) => typeof text === 'string');
}
