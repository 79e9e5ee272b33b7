import { resetPassword } from '@/content/auth';
import { AuthError } from '../authClient';
import { openLogin } from '../authModal';
import { AuthActions } from './AuthActions';
import { AuthHeader } from './AuthHeader';
import type { AuthFormProps } from './AuthModals';
import { AuthNotice } from './AuthNotice';
import { AuthSwitch } from './AuthSwitch';
import { EmailField } from './EmailField';
import { useAuthForm } from './useAuthForm';
import styles from './AuthModals.module.css';

export function ResetForm({ titleId, email, onEmailChange, isSwitched }: AuthFormProps) {
  const { task, isBusy, changing, errorOf, formProps } = useAuthForm({
    fields: ['email'],
    failure: null,
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
      <AuthNotice progress={task.progress} />
      <form className={styles.form} {...formProps}>
        <EmailField
          autoComplete="username"
          value={email}
          onChange={changing('email', (value) => {
            task.forget();
            onEmailChange(value);
          })}
          error={errorOf('email')}
        />
        <p role="status" className={styles.sent}>
          {task.progress.status === 'done' && resetPassword.sent}
        </p>
        <AuthActions
          isBusy={isBusy}
          label={resetPassword.submit}
          busyLabel={resetPassword.submitting}
        />
      </form>
      <AuthSwitch label={resetPassword.back} onSwitch={() => openLogin()} />
    </>
  );
}

/** Nobody learns here whether an address has an account. */
function keepAccountsSecret(error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'user-not-found') throw error;
}
