/**
 * Moves the focus to where the visitor now is, without scrolling. What is not focusable becomes so
 * until the focus leaves it; an empty anchor passes the focus to its section.
 */
export function focusQuietly(target: HTMLElement): void {
  const isEmpty = !target.hasChildNodes();
  const element = (isEmpty && target.closest<HTMLElement>('section')) || target;
  if (!element.matches('a[href], button, input, textarea, select, [tabindex]')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
