import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribe = () => () => undefined;

/**
 * A parameter of the URL's query. Null in prerendered HTML and during hydration, because the
 * prerendered page has no query.
 */
export function useQueryParameter(name: string): string | null {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(search).get(name),
    () => null,
  );
}
