import { useCallback, useSyncExternalStore } from 'react';

/** Pixels. Zoomed pages scroll by fractions, so an end is reached within this distance. */
const tolerance = 2;

/** Whether a scrolling row has more content before and after its viewport; neither on the server. */
export function useScrollEdges(element: HTMLElement | null) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!element) return () => undefined;
      element.addEventListener('scroll', onChange, { passive: true });
      addEventListener('resize', onChange);
      return () => {
        element.removeEventListener('scroll', onChange);
        removeEventListener('resize', onChange);
      };
    },
    [element],
  );
  const sides = useSyncExternalStore(
    subscribe,
    () => findSides(element),
    () => '',
  );
  return { hasBefore: sides.includes('before'), hasAfter: sides.includes('after') };
}

/** A string, so that equal snapshots are identical. */
function findSides(element: HTMLElement | null): string {
  if (!element) return '';
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const before = scrollLeft > tolerance ? 'before ' : '';
  const after = scrollWidth - clientWidth - scrollLeft > tolerance ? 'after' : '';
  return before + after;
}
