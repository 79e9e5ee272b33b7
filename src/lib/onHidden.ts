/** Calls back when a content blocker removes or hides an element, now or later; a print does not count. */
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
