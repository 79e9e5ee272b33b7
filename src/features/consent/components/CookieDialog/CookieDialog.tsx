import { useId } from 'react';
import { Art } from '@/art/Art';
import { clearingShower } from '@/art/drawings/interface/dialogs';
import { Modal } from '@/components/Modal/Modal';
import { cookieDialog } from '@/content/cookieDialog';
import { ui } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import { useConsentStore } from '../../ConsentProvider';
import { CookieDialogForm } from './CookieDialogForm';

export function CookieDialog() {
  const { isDialogOpen, closeDialog } = useConsentStore();
  const isOpen = useStore(isDialogOpen);
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeDialog}
      labelledBy={titleId}
      closeLabel={ui.close}
      width="wide"
      art={<Art drawing={clearingShower} place="cover" />}
    >
      <h2 id={titleId}>{cookieDialog.title}</h2>
      <p data-text="note secondary">{cookieDialog.text}</p>
      {isOpen && <CookieDialogForm />}
    </Modal>
  );
}
