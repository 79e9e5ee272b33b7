import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

type DeferredProps = {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType>;
  /** Loads once this is true; a load that failed is tried again when needed anew. */
  readonly isNeeded: boolean;
  readonly isShown?: boolean;
  readonly onFailure?: () => void;
};

/** A component of another chunk that nobody misses until it is loaded. */
export function Deferred({ load, isNeeded, isShown = true, onFailure }: DeferredProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const isMissing = isNeeded && Loaded === null;
  const fail = useEffectEvent(() => onFailure?.());

  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (component) => setLoaded(() => component),
      () => fail(),
    );
  }, [load, isMissing]);

  return Loaded && isShown && <Loaded />;
}
