import { authFields } from '@/content/auth';

export type AuthFieldName = 'email' | 'password' | 'confirm';

export type FieldError = { readonly name: AuthFieldName; readonly message: string };

/** The first field that is empty, else an address that the browser calls malformed. */
export function findFirstError(
  form: HTMLFormElement,
  names: readonly AuthFieldName[],
): FieldError | null {
  const missing = names.find((name) => fieldOf(form, name)?.validity.valueMissing);
  if (missing) return { name: missing, message: authFields[missing].required };
  return fieldOf(form, 'email')?.validity.typeMismatch
    ? { name: 'email', message: authFields.malformedEmail }
    : null;
}

export function focusInvalidField(form: HTMLFormElement, { name }: FieldError): void {
  fieldOf(form, name)?.focus();
}

function fieldOf(form: HTMLFormElement, name: AuthFieldName): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
