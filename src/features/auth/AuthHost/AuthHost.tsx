import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Deferred } from '@/components/Deferred/Deferred';
import { accountWords } from '@/content/account';
import { loadAuthModals } from '../authChunk';
import { closeAuthModal, useAuthModal } from '../authModal';
import { watchSession } from '../watchSession';

/** Put it once into the layout: keeps the session, and shows the dialogs once they are asked for. */
export function AuthHost() {
  const { view } = useAuthModal();
  const navigate = useNavigate();
  const replace = useEffectEvent((address: string) => void navigate(address, { replace: true }));
  useEffect(() => watchSession((address) => replace(address)), []);
  return <Deferred load={loadAuthModals} isNeeded={view !== 'closed'} onFailure={giveUp} />;
}

/** The dialogs' code did not arrive. */
function giveUp() {
  closeAuthModal();
  window.alert(accountWords.unreachable);
}
