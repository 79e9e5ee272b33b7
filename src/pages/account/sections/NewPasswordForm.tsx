import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { actionWords } from '@/content/signIn/accountPages';
import { authFields } from '@/content/signIn/auth';
import { toAuthError, type AuthError } from '@/features/auth/authClient';
import { useAuth } from '@/features/auth/AuthProvider';
import { AuthErrorMessage } from '@/features/auth/components/AuthDialogs/AuthErrorMessage';
import { PasswordField } from '@/features/auth/components/AuthDialogs/PasswordField';
import { PasswordRules } from '@/features/auth/components/AuthDialogs/PasswordRules';
import type { MailActionState } from '../useMailAction';
import styles from './forms.module.css';

const { resetPassword: texts } = actionWords;
const tooWeak: readonly string[] = ['weak-password', 'password-does-not-meet-requirements'];

type NewPasswordFormProps = {
  readonly email: string;
  readonly code: string;
  readonly onChange: (state: MailActionState) => void;
};

/** Saves the new password, then signs in with it. */
export function NewPasswordForm({ email, code, onChange }: NewPasswordFormProps) {
  const { services } = useAuth();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'empty' | 'pending' | AuthError>('idle');
  const isBusy = state === 'pending';

  async function save() {
    setState('pending');
    const { signal } = new AbortController();
    try {
      const client = await services.accounts();
      await client.mailCodes.resetPassword(code, password);
      const isSignedIn = await client.signIn({ email, password }, signal).then(
        () => true,
        // such as a second step: the login dialog asks for it
        () => false,
      );
      onChange({ status: 'passwordSaved', isSignedIn });
    } catch (cause) {
      const error = toAuthError(cause);
      if (tooWeak.includes(error.code) || error.code === 'network-request-failed') setState(error);
      else onChange({ status: 'failed', mode: 'resetPassword', error });
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (password === '') setState('empty');
    else if (!isBusy) void save();
  }

  return (
    <form className={styles.root} noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
      <AuthErrorMessage error={typeof state === 'object' ? state : null} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="password"
        label={texts.label}
        autoComplete="new-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setState('idle');
        }}
        error={state === 'empty' ? authFields.password.required : undefined}
      />
      <PasswordRules password={password} />
      <Button type="submit" size="small" aria-disabled={isBusy}>
        {isBusy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
