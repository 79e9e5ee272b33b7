/** Focuses an element without scrolling; one that is no control is focusable until it loses the focus. */
export function focusInPlace(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Chromium leaves an item that is partly in view; after a press it must not move under the pointer. */
export function revealFocused({ target }: { readonly target: Element }): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether a part of it is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Whether it has a box and may be focused; Safari before 17.4 has no `checkVisibility`. */
export function isVisible(element: HTMLElement): boolean {
  if ('checkVisibility' in HTMLElement.prototype)
    return element.checkVisibility({ visibilityProperty: true });
  const { length } = element.getClientRects();
  return length > 0 && getComputedStyle(element).visibility === 'visible';
}
