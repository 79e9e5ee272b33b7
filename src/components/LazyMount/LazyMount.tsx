import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';

type LazyMountProps = {
  /** Must not change between renders. */
  readonly load: () => Promise<ComponentType>;
  /** Loads each time this becomes true, until it has loaded. */
  readonly when?: boolean;
  /** It has not loaded, or has thrown; `when` must become false, so that the next time tries again. */
  readonly onError?: () => void;
};

export function LazyMount({ load, when = true, onError }: LazyMountProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const isMissing = when && Loaded === null;
  const handleError = useEffectEvent(() => onError?.());

  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (component) => setLoaded(() => component),
      () => handleError(),
    );
  }, [load, isMissing]);

  return (
    Loaded && (
      <ErrorBoundary resetKey={when} onError={onError}>
        <Loaded />
      </ErrorBoundary>
    )
  );
}
