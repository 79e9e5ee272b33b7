import { isVisible } from '@/lib/focus';

/** Marks the controls that take the focus when sign-in or sign-out unmounts the focused one. */
export const accountControlProps = { 'data-account-focus': true } as const;

export function focusAccountControl(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    Array.from(document.querySelectorAll<HTMLElement>('[data-account-focus]'))
      .find((control) => isVisible(control))
      ?.focus({ preventScroll: true });
  });
}
