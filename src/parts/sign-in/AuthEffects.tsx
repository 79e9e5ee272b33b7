import { useEffect } from 'react';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { useAuthDialog, useAuthStore } from './AuthProvider';
import { loadAuthDialogs } from './loadAuthDialogs';
import { startSessionSync } from './sessionSync';
import { SingleSignOnEffects } from './single-sign-on/SingleSignOnEffects';

/** Render once, in the layout. Syncs the session and loads the dialogs when they open. */
export function AuthEffects() {
  const store = useAuthStore();
  const { view, closeDialog } = useAuthDialog();
  useEffect(() => startSessionSync(store), [store]);

  return (
    <>
      <SingleSignOnEffects />
      <LazyMount load={loadAuthDialogs} when={view !== 'closed'} onError={closeDialog} />
    </>
  );
}
