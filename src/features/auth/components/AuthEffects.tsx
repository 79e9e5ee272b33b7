import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { useAuthDialog, useAuthStore } from '../AuthProvider';
import { loadAuthDialogs } from '../loadAuthDialogs';
import { startSessionSync } from '../sessionSync';

/** Render once, in the layout. Syncs the session and loads the dialogs when they open. */
export function AuthEffects() {
  const store = useAuthStore();
  const { view, closeDialog } = useAuthDialog();
  const navigate = useNavigate();
  const replaceUrl = useEffectEvent((path: string) => void navigate(path, { replace: true }));
  useEffect(() => startSessionSync(store, (path) => replaceUrl(path)), [store]);

  return <LazyMount load={loadAuthDialogs} when={view !== 'closed'} onError={closeDialog} />;
}
