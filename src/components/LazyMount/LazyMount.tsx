import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { waitForRetrySignal } from '@/hydration/retry';

type LazyMountProps = {
  /** Must not change between renders. */
  readonly load: () => Promise<ComponentType>;
  /** Loads once this is true, and retries for as long as it is. */
  readonly when?: boolean;
  readonly isVisible?: boolean;
  /** Called after each failed load. */
  readonly onError?: () => void;
};

/** Renders a lazily loaded component; nothing until it has loaded. */
export function LazyMount({ load, when = true, isVisible = true, onError }: LazyMountProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const isMissing = when && Loaded === null;
  const handleError = useEffectEvent(() => onError?.());

  useEffect(() => {
    if (!isMissing) return undefined;
    let isNeeded = true;
    const loadOrRetry = async () => {
      while (isNeeded) {
        try {
          const component = await load();
          setLoaded(() => component);
          return;
        } catch {
          if (!isNeeded) return;
          handleError();
          await waitForRetrySignal();
        }
      }
    };
    void loadOrRetry();
    return () => {
      isNeeded = false;
    };
  }, [load, isMissing]);

  return Loaded && isVisible && <Loaded />;
}
