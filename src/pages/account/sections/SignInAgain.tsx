import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Modal } from '@/components/Modal/Modal';
import { accountSections } from '@/content/signIn/accountPages';
import { authProviders } from '@/content/signIn/authProviders';
import { ui } from '@/content/ui';
import {
  popupProviders,
  toAuthError,
  type AccountActions,
  type AuthError,
  type SignInWay,
} from '@/features/auth/authClient';
import { AuthErrorMessage } from '@/features/auth/components/AuthDialogs/AuthErrorMessage';
import { PasswordField } from '@/features/auth/components/AuthDialogs/PasswordField';
import styles from './DeletionSection.module.css';
import forms from './forms.module.css';

const { again: texts } = accountSections;

type SignInAgainProps = {
  readonly ways: readonly SignInWay[];
  readonly signIn: AccountActions['signInAgain'];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for the sign-in again, in a way that the account has. */
export function SignInAgain({ ways, signIn, onDone, onClose }: SignInAgainProps) {
  const titleId = useId();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'pending' | AuthError>('idle');
  const isBusy = state === 'pending';

  async function signInWith(way: SignInWay) {
    if (isBusy) return;
    setState('pending');
    try {
      await signIn(way, password);
      onDone();
    } catch (error) {
      setState(toAuthError(error));
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void signInWith('password');
  }

  return (
    <Modal isOpen onClose={onClose} labelledBy={titleId} closeLabel={ui.close}>
      <h2 id={titleId} className={styles.question}>
        {texts.title}
      </h2>
      <p className={styles.warning}>{texts.text}</p>
      <AuthErrorMessage error={typeof state === 'object' ? state : null} />
      {ways.includes('password') && (
        <form className={forms.root} aria-busy={isBusy} onSubmit={handleSubmit}>
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={undefined}
          />
          <Button type="submit" size="small" icon={null} aria-disabled={isBusy}>
            {isBusy ? texts.submitting : texts.submit}
          </Button>
        </form>
      )}
      <div className={forms.actions}>
        {popupProviders
          .filter((provider) => ways.includes(provider))
          .map((provider) => (
            <Button
              key={provider}
              size="small"
              tone="outline"
              icon={null}
              onClick={() => void signInWith(provider)}
            >
              {authProviders[provider].action}
            </Button>
          ))}
      </div>
    </Modal>
  );
}
