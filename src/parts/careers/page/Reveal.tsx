import { useEffect, useRef, type ReactNode } from 'react';
import { useIsMotionOn } from '@/features/motion/motion';
import styles from './CareersPage.module.css';

/**
 * Fades its content in when it scrolls into view. Content in view at load fades in by CSS alone.
 * Content below is never hidden before, so that print and pages without JavaScript show it.
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const isMotionOn = useIsMotionOn();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || !isMotionOn) return undefined;
    let cancelled = false;
    let stop: (() => void) | undefined;
    void import('./fadeIn').then(
      ({ fadeIn }) => {
        if (!cancelled && !isInView(element)) stop = fadeIn(element);
      },
      () => undefined,
    );
    return () => {
      cancelled = true;
      stop?.();
    };
  }, [isMotionOn]);

  return (
    <div ref={root} className={styles.reveal}>
      {children}
    </div>
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
