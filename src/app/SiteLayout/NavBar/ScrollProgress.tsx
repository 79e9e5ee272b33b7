import { useHydrated } from '@/hydration/useHydrated';
import styles from './ScrollProgress.module.css';

/**
 * A half sun that crosses the bar as the page scrolls. It starts after hydration, because a scroll
 * timeline is costly to start.
 */
export function ScrollProgress() {
  const isHydrated = useHydrated();
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.sun} data-endless="" data-waiting={isHydrated ? undefined : ''} />
    </div>
  );
}
