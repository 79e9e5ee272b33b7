/** Marks what takes the focus when the control that had it is gone after sign-in or sign-out. */
export const accountFocus = { 'data-account-focus': true } as const;

/** Moves a focus that got lost to the first account control that shows. */
export function focusAccountControl(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    Array.from(document.querySelectorAll<HTMLElement>('[data-account-focus]'))
      .find((control) => control.checkVisibility())
      ?.focus({ preventScroll: true });
  });
}
