import { authFields } from '@/content/auth';

export type AuthFieldName = 'email' | 'password' | 'confirm';

export type FieldFault = { readonly name: AuthFieldName; readonly message: string };

/**
 * The first field that is empty, else an address that the browser calls malformed; the field gets
 * the focus.
 */
export function findFault(
  form: HTMLFormElement,
  names: readonly AuthFieldName[],
): FieldFault | null {
  const missing = names.find((name) => fieldOf(form, name)?.validity.valueMissing);
  if (missing) return flag(form, missing, authFields[missing].required);
  if (fieldOf(form, 'email')?.validity.typeMismatch) {
    return flag(form, 'email', authFields.malformedEmail);
  }
  return null;
}

/** Puts the focus on a field that is wrong. */
export function flag(form: HTMLFormElement, name: AuthFieldName, message: string): FieldFault {
  fieldOf(form, name)?.focus();
  return { name, message };
}

function fieldOf(form: HTMLFormElement, name: AuthFieldName): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
