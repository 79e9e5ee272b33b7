import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ArrowLeft, ArrowRight, Icon } from '@/components/Icon/Icon';
import styles from './DragScroller.module.css';

const step = 250;

type ScrollArrowsProps = {
  /** The element to scroll; null before it has mounted. */
  readonly target: HTMLElement | null;
  readonly backLabel: string;
  readonly forwardLabel: string;
  readonly isSmooth: boolean;
};

export function ScrollArrows({ target, backLabel, forwardLabel, isSmooth }: ScrollArrowsProps) {
  const [sides, setSides] = useState('');
  const hasBefore = sides.includes('before');
  const hasAfter = sides.includes('after');
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  /** Where a scroll that has not ended will end: the next press adds to it. */
  const destination = useRef<number>(undefined);
  /** Before an arrow is hidden, which loses the focus. */
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (!target) return undefined;
    const measure = () => {
      focused.current = document.activeElement;
      setSides(findSides(target));
    };
    const forget = () => {
      destination.current = undefined;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    target.addEventListener('scroll', measure, { passive: true });
    target.addEventListener('scrollend', forget);
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', measure);
      target.removeEventListener('scrollend', forget);
    };
  }, [target]);

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
    <div data-row="">
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
        >
          <Icon icon={icon} />
        </button>
      ))}
    </div>
  );
}

/** Pixels. Zoomed pages scroll by fractions, so an end is reached within this distance. */
const tolerance = 2;

/** On which sides a row has more content; a string, so that equal states are identical. */
function findSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const before = scrollLeft > tolerance ? 'before ' : '';
  const after = scrollWidth - clientWidth - scrollLeft > tolerance ? 'after' : '';
  return before + after;
}
