import { ButtonLink } from '@/components/Button/Button';
import { anchorPath, anchors } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { useAuth, useAuthDialog } from '../AuthProvider';
import { authCopy, authErrors, loginModal } from '../content/auth';
import { SingleSignOnButton } from '../single-sign-on/SingleSignOnButton';
import { getRequestError, useAuthRequest } from '../useAuthRequest';
import { AuthErrorMessage } from './AuthErrorMessage';
import styles from './AuthDialogs.module.css';

const off = authErrors['not-configured'];

type LoginWithoutFormProps = { readonly titleId: string };

/** Where the build has no service for passwords, nobody types one: another service, or a sentence. */
export function LoginWithoutForm({ titleId }: LoginWithoutFormProps) {
  const { clients } = useAuth();
  const { error, closeDialog } = useAuthDialog();
  const { state, run } = useAuthRequest(error);
  const isOff = clients.singleSignOn === null;
  return (
    <>
      <h2 id={titleId}>{isOff ? off.problem : loginModal.title}</h2>
      <p>{isOff ? off.advice : loginModal.text}</p>
      <AuthErrorMessage error={getRequestError(state)} />
      <SingleSignOnButton run={run} />
      <div className={styles.actions}>
        <button type="button" className={styles.cancel} onClick={closeDialog}>
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
