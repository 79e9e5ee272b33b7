import { useLocation } from 'react-router-dom';
import { useHydrated } from './useHydrated';

/** Null in prerendered HTML and during hydration, because the prerendered page has no query. */
export function useQueryParameter(name: string): string | null {
  const { search } = useLocation();
  return useHydrated() ? new URLSearchParams(search).get(name) : null;
}
