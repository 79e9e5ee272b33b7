import { useState } from 'react';
import { signUpModal } from '@/content/auth';
import { useAuthDialog } from '../../AuthProvider';
import { AuthActions } from './AuthActions';
import { AuthHeader } from './AuthHeader';
import type { AuthFormProps } from './AuthDialogs';
import { AuthFooterLink } from './AuthFooterLink';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { SignInOptions } from './SignInOptions';
import { useAuthForm } from './useAuthForm';
import styles from './AuthDialogs.module.css';

export function SignUpForm({
  titleId,
  email,
  onEmailChange,
  isSwitched,
  initialError,
}: AuthFormProps) {
  const { openDialog } = useAuthDialog();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { request, isBusy, changing, errorOf, formProps } = useAuthForm({
    fields: ['email', 'password', 'confirm'],
    initialError,
    check: () => (password === confirm ? null : { name: 'confirm', message: signUpModal.mismatch }),
    action: (client, signal) => client.signUp({ email, password }, signal),
  });
  return (
    <>
      <AuthHeader
        id={titleId}
        title={signUpModal.title}
        text={signUpModal.text}
        takesFocus={isSwitched}
      />
      <SignInOptions request={request} />
      <form className={styles.form} {...formProps}>
        <EmailField
          autoComplete="email"
          value={email}
          onChange={changing('email', onEmailChange)}
          error={errorOf('email')}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={changing('password', setPassword)}
          error={errorOf('password')}
        />
        <PasswordRules password={password} />
        <PasswordField
          name="confirm"
          autoComplete="new-password"
          value={confirm}
          onChange={changing('confirm', setConfirm)}
          error={errorOf('confirm')}
          errorRole={errorOf('confirm') === signUpModal.mismatch ? 'alert' : undefined}
        />
        <AuthActions
          isBusy={isBusy}
          label={signUpModal.submit}
          busyLabel={signUpModal.submitting}
        />
      </form>
      <AuthFooterLink
        question={signUpModal.switchQuestion}
        label={signUpModal.switchLink}
        onSwitch={() => openDialog('login')}
      />
    </>
  );
}
