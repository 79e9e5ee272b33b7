import { useEffect } from 'react';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';
import { useAuthDialog, useAuthStore } from './AuthProvider';
import { loadAuthDialogs } from './loadAuthDialogs';
import { startSessionSync } from './sessionSync';
import { SingleSignOnEffects } from './single-sign-on/SingleSignOnEffects';

/** What sign-in does on every page. Renders nothing until a dialog opens. */
export function SignIn() {
  return (
    <>
      <AuthEffects />
      <SingleSignOnEffects />
      <LazyMount load={loadProfileCookies} />
    </>
  );
}

/** Syncs the session and loads the dialogs when they open. */
export function AuthEffects() {
  const store = useAuthStore();
  const { view, closeDialog } = useAuthDialog();
  useEffect(() => startSessionSync(store), [store]);

  return <LazyMount load={loadAuthDialogs} when={view !== 'closed'} onError={closeDialog} />;
}

async function loadProfileCookies() {
  await whenIdleOrInteracted;
  return (await import('./ProfileCookies')).ProfileCookies;
}
