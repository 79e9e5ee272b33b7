import type { ReactNode } from 'react';
import { useOnScreen } from '@/hooks/useOnScreen';
import { revealFocused } from '@/lib/focus';
import styles from './Marquee.module.css';

type MarqueeProps = {
  /** Without one the row repeats another: screen readers skip it. */
  readonly label?: string;
  readonly direction?: 'forwards' | 'backwards';
  readonly className: string | undefined;
  /** `<li>` elements. They are rendered twice; screen readers skip the copies. */
  readonly children: ReactNode;
  /** The copies of items with links, whose links are not in the tab order. */
  readonly copies?: ReactNode;
};

/** An endless row. The caller's class may set `--marquee-start`, in seconds of its loop. */
export function Marquee({
  label,
  direction = 'forwards',
  className,
  children,
  copies,
}: MarqueeProps) {
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const rowProps = label
    ? { role: 'group', 'aria-label': label, tabIndex: 0, onFocus: revealFocused }
    : { 'aria-hidden': true, tabIndex: -1 };
  return (
    <div
      ref={ref}
      {...rowProps}
      className={`${styles.root} ${className}`}
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
