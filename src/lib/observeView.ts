type ViewListener = (isInView: boolean) => void;

const listeners = new Map<Element, ViewListener>();
let observer: IntersectionObserver | undefined;

/**
 * Reports whether any part of an element is in the viewport, at first and at every change. All
 * elements share one observer. Without browser support, nothing is reported.
 *
 * @returns an unsubscribe function
 */
export function observeView(element: Element, listener: ViewListener): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
