import type { ReactNode } from 'react';
import { useOnScreen } from '@/hooks/useOnScreen';
import { revealFocused } from '@/lib/focus';
import styles from './Marquee.module.css';

type MarqueeProps = {
  readonly label: string;
  /** False pauses the row; the visitor can then scroll it. */
  readonly isMotionOn: boolean;
  readonly direction?: 'forwards' | 'backwards';
  /** True for a row that repeats another one: screen readers skip it. */
  readonly isCopy?: boolean;
  readonly className: string | undefined;
  /** `<li>` elements. They are rendered twice; screen readers skip the copies. */
  readonly children: ReactNode;
  /** The copies of items with links, whose links are not in the tab order. */
  readonly copies?: ReactNode;
};

/** An endless row. The caller's class may set `--marquee-start`, in seconds of its loop. */
export function Marquee({
  label,
  isMotionOn,
  direction = 'forwards',
  isCopy = false,
  className,
  children,
  copies,
}: MarqueeProps) {
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const rowProps = isCopy
    ? { 'aria-hidden': true }
    : { role: 'group', 'aria-label': label, onFocus: revealFocused };
  return (
    <div
      ref={ref}
      {...rowProps}
      tabIndex={isCopy ? -1 : 0}
      className={`${styles.root} ${className}`}
      data-playing={isMotionOn}
      data-direction={direction}
      data-on-screen={isOnScreen}
    >
      <div className={styles.track} data-endless="" data-print="block">
        <ul className={styles.list}>{children}</ul>
        <ul className={styles.list} aria-hidden="true" inert={copies === undefined} data-copy="">
          {copies ?? children}
        </ul>
      </div>
    </div>
  );
}
