import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthStore } from '../AuthProvider';

/** Completes a sign-in by single sign-on. */
export function SingleSignOnEffects() {
  const store = useAuthStore();
  const navigate = useNavigate();
  const replaceUrl = useEffectEvent((path: string) => void navigate(path, { replace: true }));

  useEffect(() => {
    if (!location.search.includes('state=')) return;
    import('./ssoFlow')
      .then((flow) => flow.completeSso(store, (path) => replaceUrl(path)))
      // if the code does not load, the visitor stays signed out; the next page retries
      .catch(() => undefined);
  }, [store]);

  return null;
}
