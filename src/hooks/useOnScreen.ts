import { useEffect, useRef, useState, type RefObject } from 'react';
import { pageVisibility } from '@/lib/pageVisibility';
import { useStore } from './useStore';

type OnScreen<T extends Element> = {
  readonly ref: RefObject<T | null>;
  /** True on the server and until the element has been observed. */
  readonly isOnScreen: boolean;
};

/**
 * Whether a visitor can see the element that gets `ref`: it is in view, in a visible tab, with no
 * dialog over the page. Animations run only then.
 */
export function useOnScreen<T extends Element>(): OnScreen<T> {
  const ref = useRef<T>(null);
  const [isInView, setInView] = useState(true);
  const isPageVisible = useStore(pageVisibility);
  useEffect(() => (ref.current ? observeIntersection(ref.current, setInView) : undefined), []);
  return { ref, isOnScreen: isInView && isPageVisible };
}

type ViewListener = (isInView: boolean) => void;

const listeners = new Map<Element, ViewListener>();
let observer: IntersectionObserver | undefined;

/**
 * Reports whether any part of an element is in the viewport, at first and at every change. All
 * elements share one observer. Without browser support, nothing is reported.
 *
 * @returns an unsubscribe function
 */
function observeIntersection(element: Element, listener: ViewListener): () => void {
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
