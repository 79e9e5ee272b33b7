import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ArrowLeft, ArrowRight, Icon } from '@/components/Icon/Icon';
import styles from './DragScroller.module.css';

/** Pixels scrolled per press (SPEC section 9). */
const step = 250;

type ScrollArrowsProps = {
  /** The element to scroll; null before it has mounted. */
  readonly target: HTMLElement | null;
  readonly backLabel: string;
  readonly forwardLabel: string;
  readonly isSmooth: boolean;
};

/** Two arrows, each visible only if there is more content on its side. Their space is reserved. */
export function ScrollArrows({ target, backLabel, forwardLabel, isSmooth }: ScrollArrowsProps) {
  const { hasBefore, hasAfter } = useScrollEdges(target);
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);

  /** Where a scroll that has not ended will end: the next press adds to it. */
  const destination = useRef<number>(undefined);
  const focused = useRef<EventTarget | null>(null);

  useEffect(() => {
    const forget = () => {
      destination.current = undefined;
    };
    target?.addEventListener('scrollend', forget);
    return () => target?.removeEventListener('scrollend', forget);
  }, [target]);

  /* Hiding a focused arrow fires no blur event, so `focused` still contains it. */
  useLayoutEffect(() => {
    if (!hasBefore && focused.current === back.current) forward.current?.focus();
    if (!hasAfter && focused.current === forward.current) back.current?.focus();
  }, [hasBefore, hasAfter]);

  const scroll = (distance: number) => {
    if (!target) return;
    const { scrollLeft, scrollWidth, clientWidth } = target;
    const end = (destination.current ?? scrollLeft) + distance;
    const left = Math.min(Math.max(end, 0), scrollWidth - clientWidth);
    if (isSmooth && 'onscrollend' in window) destination.current = left;
    target.scrollTo({ left, behavior: isSmooth ? 'smooth' : 'instant' });
  };

  const arrows = [
    { ref: back, icon: ArrowLeft, label: backLabel, distance: -step, isHidden: !hasBefore },
    { ref: forward, icon: ArrowRight, label: forwardLabel, distance: step, isHidden: !hasAfter },
  ];
  return (
    <div className={styles.arrows}>
      {arrows.map(({ ref, icon, label, distance, isHidden }) => (
        <button
          key={label}
          ref={ref}
          type="button"
          data-variant="round"
          data-hover="fill"
          className={styles.arrow}
          hidden={isHidden}
          aria-label={label}
          onClick={() => scroll(distance)}
          onFocus={({ target: arrow }) => {
            focused.current = arrow;
          }}
          onBlur={() => {
            focused.current = null;
          }}
        >
          <Icon icon={icon} />
        </button>
      ))}
    </div>
  );
}

/** Pixels. Zoomed pages scroll by fractions, so an end is reached within this distance. */
const tolerance = 2;

/** Whether a scrolling row has more content before and after its viewport; neither on the server. */
function useScrollEdges(element: HTMLElement | null) {
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
