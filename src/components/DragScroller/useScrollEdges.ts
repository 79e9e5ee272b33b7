import { useCallback, useSyncExternalStore } from 'react';

/** Pixels. Zoomed pages scroll by fractions, so an end is reached within this distance. */
const tolerance = 2;

type Side = 'none' | 'before' | 'after' | 'both';

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
  const side = useSyncExternalStore(
    subscribe,
    () => sideOf(element),
    () => 'none' as const,
  );
  return {
    hasBefore: side === 'before' || side === 'both',
    hasAfter: side === 'after' || side === 'both',
  };
}

function sideOf(element: HTMLElement | null): Side {
  if (!element) return 'none';
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const hasBefore = scrollLeft > tolerance;
  const hasAfter = scrollWidth - clientWidth - scrollLeft > tolerance;
  if (hasBefore && hasAfter) return 'both';
  if (hasBefore) return 'before';
  return hasAfter ? 'after' : 'none';
}
