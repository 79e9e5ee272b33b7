import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthStore } from '../AuthProvider';
import { oidcBackend } from './stored';

/**
 * Completes a sign-in by single sign-on. A build without its settings removes, at Logout, the tokens
 * that an earlier build may have left.
 */
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

  useEffect(() => {
    const { session, clients } = store;
    if (clients.redirects.has(oidcBackend)) return undefined;
    return session.subscribe(() => {
      if (session.get().status !== 'signedOut') return;
      import('./removeTokens').then(({ removeTokens }) => removeTokens()).catch(() => undefined);
    });
  }, [store]);

  return null;
}
