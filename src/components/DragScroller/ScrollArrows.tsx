import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { useScrollRoom } from '@/components/DragScroller/useScrollRoom';
import { Icon } from '@/components/Icon/Icon';
import { ArrowLeft, ArrowRight } from '@/components/Icon/icons';
import styles from './ScrollArrows.module.css';

/** Pixels that one press moves the row (SPEC.md, section 9). */
const step = 250;

type ScrollArrowsProps = {
  /** What they scroll; null until it is there. */
  readonly target: HTMLElement | null;
  readonly backLabel: string;
  readonly forwardLabel: string;
  readonly isSmooth: boolean;
};

/** Two arrows, each shown only when there is more to see on its side; their room stays. */
export function ScrollArrows({ target, backLabel, forwardLabel, isSmooth }: ScrollArrowsProps) {
  const { hasBefore, hasAfter } = useScrollRoom(target);
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);

  const focused = useRef<EventTarget | null>(null);

  /* Hiding an arrow takes its focus away, without an event: `focused` still tells. */
  useLayoutEffect(() => {
    if (!hasBefore && focused.current === back.current) forward.current?.focus();
    if (!hasAfter && focused.current === forward.current) back.current?.focus();
  }, [hasBefore, hasAfter]);

  const scroll = (left: number) =>
    target?.scrollBy({ left, behavior: isSmooth ? 'smooth' : 'instant' });

  const noteFocus = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };

  return (
    <div className={styles.root}>
      <button
        ref={back}
        type="button"
        className={styles.arrow}
        hidden={!hasBefore}
        aria-label={backLabel}
        onClick={() => scroll(-step)}
        {...noteFocus}
      >
        <Icon icon={ArrowLeft} />
      </button>
      <button
        ref={forward}
        type="button"
        className={styles.arrow}
        hidden={!hasAfter}
        aria-label={forwardLabel}
        onClick={() => scroll(step)}
        {...noteFocus}
      >
        <Icon icon={ArrowRight} />
      </button>
    </div>
  );
}
