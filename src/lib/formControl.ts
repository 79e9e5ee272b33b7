export type FormControl = HTMLInputElement | HTMLTextAreaElement;

export function isFormControl(value: unknown): value is FormControl {
  return value instanceof HTMLInputElement || value instanceof HTMLTextAreaElement;
}
