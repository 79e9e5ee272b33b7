import { useEffect } from 'react';
import { Deferred } from '@/components/Deferred/Deferred';
import { accountWords } from '@/content/account';
import { loadAuthModals } from '../authChunk';
import { closeAuthModal, useAuthModal } from '../authModal';
import { startAuth } from '../startAuth';

/** Put it once into the layout: keeps the session, and shows the dialogs once they are asked for. */
export function AuthHost() {
  const { view } = useAuthModal();
  useEffect(startAuth, []);
  return <Deferred load={loadAuthModals} isNeeded={view !== 'closed'} onFailure={giveUp} />;
}

/** The dialogs' code did not arrive. */
function giveUp() {
  closeAuthModal();
  window.alert(accountWords.unreachable);
}
