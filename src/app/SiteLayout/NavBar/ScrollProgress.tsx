import { useHydrated } from '@/hydration/useHydrated';
import styles from './ScrollProgress.module.css';

/**
 * The rule under the bar; a half sun crosses it while the page is read from top to bottom. A
 * timeline of scrolling is costly to start, and nobody scrolls before the first frame.
 */
export function ScrollProgress() {
  const isHydrated = useHydrated();
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.sun} data-endless="" data-waiting={isHydrated ? undefined : ''} />
    </div>
  );
}
