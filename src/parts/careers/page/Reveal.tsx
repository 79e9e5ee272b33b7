import { useEffect, useRef, type ReactNode } from 'react';
import { useIsMotionOn } from '@/features/motion/motion';
import { isInView } from '@/lib/focus';
import styles from './CareersPage.module.css';

/** Content in view at load fades in by CSS alone; below it is hidden only by script, for print and no script. */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const isMotionOn = useIsMotionOn();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || !isMotionOn) return undefined;
    const fading = import('./fadeIn').then(
      ({ fadeIn }) => (isInView(element) ? undefined : fadeIn(element)),
      () => undefined,
    );
    return () => void fading.then((stop) => stop?.());
  }, [isMotionOn]);

  return (
    <div ref={root} className={styles.reveal}>
      {children}
    </div>
  );
}
