import { useHydrated } from '@/hydration/useHydrated';
import styles from './Bokashi.module.css';

type BokashiProps = {
  /** Position and ink are the caller's, in its own class. */
  readonly className?: string | undefined;
};

/**
 * The stippled shade of a woodblock print; it takes the ink of its background colour. Its noise is
 * a sixth of what a first frame costs, so it is printed over the page that already stands.
 */
export function Bokashi({ className }: BokashiProps) {
  const isHydrated = useHydrated();
  return (
    <div
      aria-hidden="true"
      className={className ? `${styles.root} ${className}` : styles.root}
      data-waiting={isHydrated ? undefined : ''}
    />
  );
}
