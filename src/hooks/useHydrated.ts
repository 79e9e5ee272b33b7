import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the prerendered page and in the first client render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
