import { useEffect } from 'react';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';
import { onItemChange, removeDrafts, safeSessionStorage } from '@/lib/storage';
import { useAuthDialog, useAuthStore } from './AuthProvider';
import type { AuthStore } from './authStore';
import { findClient } from './client';
import { removeTokens } from './session';
import { redirectKey, sessionKey } from './stored';

/** What sign-in does on every page. Renders nothing until a dialog opens. */
export function SignIn() {
  return (
    <>
      <AuthEffects />
      <LazyMount load={loadProfileCookies} />
    </>
  );
}

/** Syncs the session, completes a sign-in by redirect, and loads the dialogs when they open. */
export function AuthEffects() {
  const store = useAuthStore();
  const { view, closeDialog } = useAuthDialog();

  useEffect(() => startSessionSync(store), [store]);
  useEffect(() => {
    void completeRedirects(store);
  }, [store]);

  return <LazyMount load={loadAuthDialogs} when={view !== 'closed'} onError={closeDialog} />;
}

async function loadProfileCookies() {
  await whenIdleOrInteracted;
  return (await import('./ProfileCookies')).ProfileCookies;
}

/** Loads the code only for a visitor who may have returned from a provider. */
async function completeRedirects(store: AuthStore) {
  const isExpected = safeSessionStorage.get(redirectKey) !== null;
  if (!isExpected && !location.search.includes('state=')) return;
  try {
    const redirects = await import('./redirects');
    await redirects.completeSso(store);
    await redirects.completeRedirect(store);
  } catch {
    // if the code does not load, the visitor stays signed out; the next page retries
  }
}

/**
 * Syncs the session with the sign-in services and the other tabs. It loads the code of a service only
 * for a visitor who is signed in, here or in another tab.
 *
 * @returns a cleanup function
 */
function startSessionSync(store: AuthStore): () => void {
  const verify = () => void verifySession(store);
  void whenIdleOrInteracted.then(verify);
  const cleanups = [
    onItemChange(sessionKey, store.refresh),
    store.session.subscribe(verify),
    removeTracesAtEnd(store),
  ];
  return () => cleanups.forEach((cleanup) => cleanup());
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

/**
 * When the session ends, here or in another tab, removes what the visitor typed in this tab, and in a
 * build without single sign-on the tokens that an earlier build may have left.
 *
 * @returns a cleanup function
 */
function removeTracesAtEnd({ session, clients }: AuthStore): () => void {
  const isSignedIn = () => session.get().status === 'signedIn';
  let wasSignedIn = isSignedIn();
  return session.subscribe(() => {
    if (wasSignedIn && !isSignedIn()) {
      removeDrafts();
      if (!clients.singleSignOn) removeTokens();
    }
    wasSignedIn = isSignedIn();
  });
}

const loadAuthDialogs = async () => (await import('./dialogs/AuthDialogs')).AuthDialogs;

/** Call on hover and focus of Login. */
export function preloadAuthDialogs(): void {
  loadAuthDialogs().catch(() => undefined);
}
