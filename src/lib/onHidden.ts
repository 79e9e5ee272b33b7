/**
 * Calls back when an element has no box, now or later: a content blocker may remove or hide it. What
 * is printed does not count.
 *
 * @returns a function that ends it
 */
export function onHidden(element: Element, callback: () => void): () => void {
  const check = () => {
    if (element.getClientRects().length === 0 && !matchMedia('print').matches) callback();
  };
  const observer = new ResizeObserver(check);
  observer.observe(element);
  check();
  return () => observer.disconnect();
}
