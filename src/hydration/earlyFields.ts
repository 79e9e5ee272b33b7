import { isFormControl, type FormControl } from '@/lib/formControl';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    /** The fields that the visitor used before they had hydrated. */
    preHydrationFields?: Set<FormControl>;
    /** The one that has the focus. */
    preHydrationFocus?: FormControl | undefined;
  }
}

/** Records the fields that the visitor uses in forms that have not hydrated. Runs inline. */
export function recordFields(): void {
  const fields = new Set<FormControl>();
  window.preHydrationFields = fields;
  const recordField = ({ type, target }: Event) => {
    if (!isFormControl(target) || !target.form?.matches('[data-replayed]:not([novalidate])'))
      return;
    fields.add(target);
    if (type === 'focusin') window.preHydrationFocus = target;
    // a field that is removed loses the focus too
    const forget = () => {
      const isLeft = target.isConnected && window.preHydrationFocus === target;
      if (isLeft) window.preHydrationFocus = undefined;
    };
    if (type === 'focusout') setTimeout(forget);
  };
  for (const type of ['focusin', 'focusout', 'input']) addEventListener(type, recordField);
}

/**
 * Call when a form is on the page. React replaces a part of the page that others have changed: what
 * was typed into its fields, and the focus, go to their successors.
 */
export function restoreFields(form: HTMLFormElement): void {
  const fields = window.preHydrationFields ?? new Set();
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
