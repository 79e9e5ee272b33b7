/** A field of a form, and the messages that it can show. */
export type CheckedField<Name extends string> = {
  readonly name: Name;
  /** Absent if the field is optional. */
  readonly required?: string;
  /** Absent if any text is accepted. */
  readonly invalidFormat?: string;
};

export type ValidationError<Name extends string> = {
  readonly field: Name;
  readonly message: string;
};

export type FormControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The required fields that are empty; without one, those whose format the browser rejects
 * (`validity.typeMismatch`).
 */
export function findErrors<Name extends string>(
  form: HTMLFormElement,
  fields: readonly CheckedField<Name>[],
  isEmpty: (control: FormControl) => boolean = isBlank,
): readonly ValidationError<Name>[] {
  const missing = fields.flatMap(({ name, required }) => {
    const control = formControl(form, name);
    return required && (!control || isEmpty(control)) ? [{ field: name, message: required }] : [];
  });
  if (missing.length > 0) return missing;
  return fields.flatMap(({ name, invalidFormat }) =>
    invalidFormat && formControl(form, name)?.validity.typeMismatch
      ? [{ field: name, message: invalidFormat }]
      : [],
  );
}

export function focusInvalidField(form: HTMLFormElement, { field }: ValidationError<string>): void {
  formControl(form, field)?.focus();
}

export function formControl(form: HTMLFormElement, name: string): FormControl | null {
  const element = form.elements.namedItem(name);
  const isControl = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isControl ? element : null;
}

/** The value of a text field, trimmed. */
export function readField(form: HTMLFormElement, name: string): string {
  return formControl(form, name)?.value.trim() ?? '';
}

function isBlank(control: FormControl): boolean {
  return control.value.trim() === '';
}
