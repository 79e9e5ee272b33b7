import { useHydrated } from '@/hooks/useHydrated';
import styles from './StippleOverlay.module.css';

/** Added after hydration: its noise delays the first paint of a wide window by a tenth. */
export function StippleOverlay({ className }: { readonly className: string | undefined }) {
  const isHydrated = useHydrated();
  return (
    <div
      aria-hidden="true"
      className={`${styles.root} ${className}`}
      data-hydrated={isHydrated || undefined}
    />
  );
}
