import { whenIdleOrInteracted } from '@/hydration/idle';
import { onItemChange } from '@/lib/storage';
import { findClient } from './authClients';
import type { AuthStore } from './authStore';
import { pendingRedirect } from './pendingRedirect';
import { signInItems } from './stored';

/**
 * Syncs the session with the sign-in services and the other tabs. It loads the code of a service only
 * for a visitor who is signed in, here or in another tab, or who returns from a provider.
 *
 * @returns a cleanup function
 */
export function startSessionSync(auth: AuthStore): () => void {
  if (pendingRedirect.get() !== null) void completeRedirect(auth);
  const verify = () => void verifySession(auth);
  void whenIdleOrInteracted.then(verify);
  const cleanups = [
    onItemChange(signInItems.session.name, auth.refresh),
    auth.session.subscribe(verify),
    removeTracesAtEnd(auth),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
}

/**
 * Removes what is left of the session in this tab when it ends, here or in another tab.
 *
 * @returns a cleanup function
 */
function removeTracesAtEnd({ session, clients }: AuthStore): () => void {
  const isSignedIn = () => session.get().status === 'signedIn';
  let wasSignedIn = isSignedIn();
  return session.subscribe(() => {
    if (wasSignedIn && !isSignedIn()) {
      import('./signInFlow').then((flow) => flow.removeTraces(clients)).catch(() => undefined);
    }
    wasSignedIn = isSignedIn();
  });
}

/** Asks the service whether a cached session is still valid. */
async function verifySession({ session, clients }: AuthStore) {
  const current = session.get();
  if (current.status !== 'signedIn' || current.isConfirmed) return;
  try {
    await findClient(clients, current.backend)?.();
  } catch {
    // without a connection the visitor stays signed in; the next page retries
  }
}

async function completeRedirect(auth: AuthStore) {
  try {
    const flow = await import('./signInFlow');
    await flow.completeRedirect(auth);
  } catch {
    // if the code does not load, the visitor stays signed out; the next page retries
  }
}
