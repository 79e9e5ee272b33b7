/**
 * Calls back when an element is not displayed, now or later: a content blocker may remove or hide it.
 * What is printed does not count.
 *
 * @returns a function that ends it
 */
export function onHidden(element: Element, callback: () => void): () => void {
  const check = () => {
    if (!isDisplayed(element) && !matchMedia('print').matches) callback();
  };
  const observer = new ResizeObserver(check);
  observer.observe(element);
  check();
  return () => observer.disconnect();
}

function isDisplayed(element: Element): boolean {
  if (!element.parentElement) return element === document.documentElement;
  return getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement);
}
