import { isFormControl, type FormControl } from '@/lib/formControl';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** The field that the visitor uses before it has hydrated. */
    preHydrationFocus?: FormControl | undefined;
  }
}

/** The fields of prerendered forms, which may be filled in without an event. */
const fields = new Set<FormControl>();

/** Records which field has the focus in a form that has not hydrated. Runs inline. */
export function recordFocus(): void {
  const record = ({ type, target }: Event) => {
    if (!isFormControl(target) || !target.form?.matches('[data-replayed]:not([data-hydrated])'))
      return;
    if (type === 'focusin') window.preHydrationFocus = target;
    // a field that is removed loses the focus too
    const forget = () => {
      const isLeft = target.isConnected && window.preHydrationFocus === target;
      if (isLeft) window.preHydrationFocus = undefined;
    };
    if (type === 'focusout') setTimeout(forget);
  };
  for (const type of ['focusin', 'focusout']) addEventListener(type, record);
}

export function collectFields(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-replayed]')) {
    for (const field of form.elements) if (isFormControl(field)) fields.add(field);
  }
}

/**
 * Call when a form is on the page. React replaces a part of the page that others have changed: what
 * was typed into its fields, and the focus, go to their successors.
 */
export function restoreFields(form: HTMLFormElement): void {
  for (const old of [...fields]) {
    const field = form.elements.namedItem(old.name);
    if (old.isConnected || !isFormControl(field) || field.id !== old.id) continue;
    // React may replace it again
    fields.delete(old);
    fields.add(field);
    if (field.type === 'file' && 'files' in field && 'files' in old) field.files = old.files;
    else field.value = old.value;
    if (old !== window.preHydrationFocus) continue;
    window.preHydrationFocus = field;
    field.focus({ preventScroll: true });
    if (!('selectionEnd' in old) || !('selectionEnd' in field)) continue;
    if (old.selectionEnd !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}

/** Call when a form goes with its page: the next one is new. */
export function forgetFields(form: HTMLFormElement): void {
  for (const field of form.elements) if (isFormControl(field)) fields.delete(field);
}
