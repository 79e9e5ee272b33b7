import { useEffect, useState } from 'react';
import { Art } from '@/art/Art';
import { ButtonLink } from '@/components/Button/Button';
import { Modal } from '@/components/Modal/Modal';
import { anchorPath, anchors } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { ui } from '@/content/ui';
import { useAuth, useAuthDialog } from '../AuthProvider';
import { authCopy, authErrors, loginModal } from '../content/auth';
import { focusAccountControl } from '../focusAccountControl';
import { AuthErrorMessage } from './AuthErrorMessage';
import { AuthForm, authTitleId } from './AuthForm';
import { signInView } from './drawings';
import { SingleSignOnButton } from './SignInOptions';
import { useAuthRequest } from './useAuthRequest';
import styles from './AuthDialogs.module.css';

export function AuthDialogs() {
  const { view, closeDialog } = useAuthDialog();
  const { session, clients } = useAuth();
  const [email, setEmail] = useState('');
  const isSignedIn = session.status === 'signedIn';

  useEffect(() => {
    if (!isSignedIn || view === 'closed') return;
    closeDialog();
    focusAccountControl();
  }, [isSignedIn, view, closeDialog]);

  return (
    <Modal
      isOpen={view !== 'closed'}
      onClose={closeDialog}
      labelledBy={authTitleId}
      closeLabel={ui.close}
      art={<Art drawing={signInView} place="cover" />}
    >
      {!clients.accounts && <LoginWithoutForm />}
      {view !== 'closed' && clients.accounts && (
        <AuthForm key={view} view={view} email={email} onEmailChange={setEmail} />
      )}
    </Modal>
  );
}

const off = authErrors['not-configured'];

/** Where the build has no service for passwords, nobody types one: another service, or a sentence. */
function LoginWithoutForm() {
  const { clients } = useAuth();
  const { closeDialog } = useAuthDialog();
  const request = useAuthRequest();
  const isOff = clients.singleSignOn === null;
  return (
    <>
      <h2 id={authTitleId}>{isOff ? off.problem : loginModal.title}</h2>
      <p>{isOff ? off.advice : loginModal.text}</p>
      <AuthErrorMessage error={request.state.error} />
      <SingleSignOnButton request={request} />
      <div className={styles.actions} data-row="">
        <button type="button" className={styles.cancel} data-text="strong" onClick={closeDialog}>
          {authCopy.cancel}
        </button>
        {isOff && (
          <ButtonLink href={anchorPath(anchors.contact)} size="small" onClick={closeDialog}>
            {menuLabels.contact}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
