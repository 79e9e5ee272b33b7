const headings = 'h1, h2, h3';

/**
 * Moves the focus to a place of the page without scrolling: to its heading, if it has one; an empty
 * anchor stands for its section. What is not focusable becomes so until the focus leaves it.
 */
export function focusWithoutScroll(place: Element): void {
  const whole = place.hasChildNodes() ? place : (place.closest('section') ?? place);
  const element = whole.querySelector(headings) ?? whole;
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches('a[href], button, input, textarea, select, [tabindex]')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
