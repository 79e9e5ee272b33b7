/**
 * Scrolls a row to the focused item, which Chromium leaves where it is if a part of it is in view.
 * After a press it stays, because it must not move under the pointer.
 */
export function revealFocused({ target }: { readonly target: Element }): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
