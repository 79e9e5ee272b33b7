const headings = 'h1, h2, h3';

/**
 * Moves the focus without scrolling: to the heading of the element, or of the section of an empty
 * anchor. An element that is not focusable gets a `tabindex` until it loses the focus.
 */
export function focusWithoutScroll(target: Element): void {
  const scope = target.hasChildNodes() ? target : (target.closest('section') ?? target);
  const element = scope.querySelector(headings) ?? scope;
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches('a[href], button, input, textarea, select, [tabindex]')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
