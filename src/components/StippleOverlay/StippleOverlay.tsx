import { useHydrated } from '@/hydration/useHydrated';
import styles from './StippleOverlay.module.css';

type StippleOverlayProps = {
  /** Position and ink are the caller's, in its own class. */
  readonly className?: string | undefined;
};

/**
 * The stippled shade of a woodblock print; it takes the ink of its background colour. Its noise is
 * a sixth of what a first frame costs, so it is printed over the page that already stands.
 */
export function StippleOverlay({ className }: StippleOverlayProps) {
  const isHydrated = useHydrated();
  return (
    <div
      aria-hidden="true"
      className={className ? `${styles.root} ${className}` : styles.root}
      data-waiting={isHydrated ? undefined : ''}
    />
  );
}
