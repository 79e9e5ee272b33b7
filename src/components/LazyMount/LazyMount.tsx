import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { whenIdleOrInteracted } from '@/hydration/idle';

type LazyMountProps = {
  /** Must not change between renders. */
  readonly load: () => Promise<ComponentType>;
  /** Loads each time this becomes true, until it has loaded; without it, when the browser is idle. */
  readonly when?: boolean;
  /** It has not loaded, or has thrown; `when` must become false, so that the next time tries again. */
  readonly onError?: () => void;
};

export function LazyMount({ load, when, onError }: LazyMountProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const isMissing = when !== false && Loaded === null;
  const handleError = useEffectEvent(() => onError?.());

  useEffect(() => {
    if (!isMissing) return;
    (when ? load() : whenIdleOrInteracted.then(load)).then(
      (component) => setLoaded(() => component),
      () => handleError(),
    );
  }, [load, when, isMissing]);

  return (
    Loaded && (
      <ErrorBoundary resetKey={when} onError={onError}>
        <Loaded />
      </ErrorBoundary>
    )
  );
}
