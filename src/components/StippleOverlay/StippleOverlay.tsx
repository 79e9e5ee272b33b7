import { useHydrated } from '@/hooks/useHydrated';
import styles from './StippleOverlay.module.css';

type StippleOverlayProps = {
  readonly className: string | undefined;
};

/** Added after hydration: its noise delays the first paint of a wide window by a tenth. */
export function StippleOverlay({ className }: StippleOverlayProps) {
  const isHydrated = useHydrated();
  return (
    <div
      aria-hidden="true"
      className={`${styles.root} ${className}`}
      data-hydrated={isHydrated || undefined}
    />
  );
}
