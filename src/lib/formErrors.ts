import { cleanEmail, cleanLine, cleanText, cleanWebAddress, limits } from '#receiver/text';
import { isFormControl, type FormControl } from './formControl';
import type { SendError } from './sendResult';

const limitOfType: ReadonlyMap<string, number> = new Map([
  ['email', limits.email],
  ['tel', limits.phone],
  ['url', limits.webAddress],
  ['textarea', limits.text],
]);

export function getLimit(type = 'text'): number {
  return limitOfType.get(type) ?? limits.line;
}

export type FormField<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly required?: string;
  readonly invalidFormat?: string;
  /** Asked for once, if an address may lack its end, such as jana@gmail. */
  readonly incomplete?: (address: string) => string;
  /** By a code of the receiver, what else it does not accept. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly type?: 'email' | 'tel' | 'url' | 'textarea' | 'file';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly hint?: string;
};

export type ValidationError<Name extends string> = {
  readonly status: 'invalid';
  readonly field: Name;
  readonly message: string;
};

/** Cleans the fields as the receiver does; returns those that are empty, else those that are wrong. */
export function findErrors<Name extends string>(
  form: HTMLFormElement,
  fields: readonly FormField<Name>[],
  tooLong?: (limit: number) => string,
): readonly ValidationError<Name>[] {
  const controls = fields.flatMap((field) => {
    const control = formControl(form, field.name);
    return control ? [{ ...field, control }] : [];
  });
  for (const { control } of controls) cleanControl(control);
  const missing = controls.flatMap(({ name, required, control }) =>
    required && control.value === '' ? [toError(name, required)] : [],
  );
  if (missing.length > 0) return missing;
  return controls.flatMap(({ name, invalidFormat, control }) => {
    const limit = isTextControl(control) ? getLimit(control.type) : Infinity;
    const isTooLong = tooLong && control.value.length > limit;
    const message = isTooLong ? tooLong(limit) : isInvalid(control) && invalidFormat;
    return message ? [toError(name, message)] : [];
  });
}

function isInvalid({ validity }: FormControl): boolean {
  return !validity.valid && !validity.valueMissing;
}

/** The first address without a dot in its domain, which may still be right. */
export function findIncomplete<Name extends string>(
  form: HTMLFormElement,
  fields: readonly FormField<Name>[],
): ValidationError<Name> | null {
  for (const { name, incomplete } of fields) {
    const address = incomplete ? readField(form, name) : '';
    if (incomplete && /@[^.]+$/.test(address)) return toError(name, incomplete(address));
  }
  return null;
}

export function explainRefusal<Name extends string>(
  fields: readonly FormField<Name>[],
  error: SendError,
  fallback: string,
): ValidationError<Name> | null {
  const refusal = error.status === 'rejected' ? error.refusal : null;
  const field = fields.find(({ name }) => name === refusal?.field);
  if (!refusal || !field) return null;
  const { name, required, invalidFormat, refusals } = field;
  const messages = new Map(Object.entries({ required, malformed: invalidFormat, ...refusals }));
  return toError(name, messages.get(refusal.code) ?? fallback);
}

export function toError<Name extends string>(field: Name, message: string): ValidationError<Name> {
  return { status: 'invalid', field, message };
}

export function formControl(form: HTMLFormElement, name: string): FormControl | null {
  const element = form.elements.namedItem(name);
  return isFormControl(element) ? element : null;
}

/** The value of a field as it is sent; empty without one. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  const control = formControl(form, name);
  return typeof value === 'string' && control ? clean(control, value) : '';
}

/** The values of text fields, as they are sent. */
export const readFields = <Name extends string>(
  form: HTMLFormElement,
  fields: readonly { readonly name: Name }[],
) => mapFields(fields, ({ name }) => readField(form, name));

export function mapFields<Field extends { readonly name: string }>(
  fields: readonly Field[],
  toText: (field: Field) => string,
): Readonly<Record<Field['name'], string>>;
export function mapFields(
  fields: readonly { readonly name: string }[],
  toText: (field: { readonly name: string }) => string,
) {
  return Object.fromEntries(fields.map((field) => [field.name, toText(field)]));
}

/** As the receiver does it; nobody sees a difference. */
function cleanSpaces(control: FormControl, value: string): string {
  return control instanceof HTMLTextAreaElement ? cleanText(value) : cleanLine(value);
}

function clean(control: FormControl, value: string): string {
  if (control.type === 'email') return cleanEmail(value);
  return control.type === 'url' ? cleanWebAddress(value) : cleanSpaces(control, value);
}

/** A browser may not accept an address that the receiver does; then the field shows what is sent. */
function cleanControl(control: FormControl): void {
  if (!isTextControl(control)) return;
  const { value } = control;
  const visible = cleanSpaces(control, value);
  if (visible !== value) control.value = visible;
  if (control.validity.typeMismatch) control.value = clean(control, value);
}

const textTypes = ['text', 'email', 'tel', 'url', 'textarea'];

/** Not a password, which is what was typed, also where it is shown; nor a file. */
function isTextControl(control: FormControl): boolean {
  return textTypes.includes(control.type) && !control.autocomplete.includes('password');
}
