export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isFormControl(value: unknown): value is FormControl {
  return (
    value instanceof HTMLInputElement ||
    value instanceof HTMLTextAreaElement ||
    value instanceof HTMLSelectElement
  );
}
