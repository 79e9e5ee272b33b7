import { useEffect } from 'react';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';
import { onItemChange, safeSessionStorage } from '@/lib/storage';
import { useAuthDialog, useAuthStore } from './AuthProvider';
import type { AuthStore } from './authStore';
import { redirectKey, sessionKey } from './stored';

/** What sign-in does on every page. Renders nothing until a dialog opens. */
export function SignIn() {
  const store = useAuthStore();
  const { view, closeDialog } = useAuthDialog();

  useEffect(() => {
    void whenIdleOrInteracted.then(store.verify);
    void completeRedirects(store);
    return onItemChange(sessionKey, store.refresh);
  }, [store]);

  return (
    <>
      <LazyMount load={loadAuthDialogs} when={view !== 'closed'} onError={closeDialog} />
      <LazyMount load={loadProfileCookies} />
    </>
  );
}

const loadProfileCookies = async () => (await import('./ProfileCookies')).ProfileCookies;

/** Loads the code only for a visitor who may have returned from a provider. */
async function completeRedirects(store: AuthStore) {
  const isExpected = safeSessionStorage.get(redirectKey) !== null;
  if (!isExpected && !location.search.includes('state=')) return;
  try {
    const redirects = await import('./providerRedirect');
    await redirects.completeSso(store);
    await redirects.completeRedirect(store);
  } catch {
    // if the code does not load, the visitor stays signed out; the next page retries
  }
}

const loadAuthDialogs = async () => (await import('./dialogs/AuthDialogs')).AuthDialogs;

/** Call on hover and focus of Login. */
export function preloadAuthDialogs(): void {
  loadAuthDialogs().catch(() => undefined);
}
