import { resetPassword } from '@/content/auth';
import { AuthError } from '../../authClient';
import { useAuthDialog } from '../../AuthProvider';
import { AuthActions } from './AuthActions';
import { AuthHeader } from './AuthHeader';
import type { AuthFormProps } from './AuthDialogs';
import { AuthErrorMessage } from './AuthErrorMessage';
import { AuthFooterLink } from './AuthFooterLink';
import { EmailField } from './EmailField';
import { errorOf } from '../../useAuthRequest';
import { useAuthForm } from './useAuthForm';
import styles from './AuthDialogs.module.css';

export function ResetForm({ titleId, email, onEmailChange, isSwitched }: AuthFormProps) {
  const { openDialog } = useAuthDialog();
  const {
    request,
    isBusy,
    changing,
    errorOf: fieldError,
    formProps,
  } = useAuthForm({
    fields: ['email'],
    initialError: null,
    action: (client) => client.sendPasswordReset(email).catch(keepAccountsSecret),
  });
  return (
    <>
      <AuthHeader
        id={titleId}
        title={resetPassword.title}
        text={resetPassword.text}
        takesFocus={isSwitched}
      />
      <AuthErrorMessage error={errorOf(request.state)} />
      <form className={styles.form} {...formProps}>
        <EmailField
          autoComplete="username"
          value={email}
          onChange={changing('email', (value) => {
            request.reset();
            onEmailChange(value);
          })}
          error={fieldError('email')}
        />
        <p role="status" className={styles.sent}>
          {request.state.status === 'done' && resetPassword.sent}
        </p>
        <AuthActions
          isBusy={isBusy}
          label={resetPassword.submit}
          busyLabel={resetPassword.submitting}
        />
      </form>
      <AuthFooterLink label={resetPassword.back} onSwitch={() => openDialog('login')} />
    </>
  );
}

/** Nobody learns here whether an address has an account. */
function keepAccountsSecret(error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'user-not-found') throw error;
}
