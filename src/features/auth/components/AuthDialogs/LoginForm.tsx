import { useState } from 'react';
import { loginModal } from '@/content/auth';
import { useAuthDialog } from '../../AuthProvider';
import { AuthActions } from './AuthActions';
import { AuthHeader } from './AuthHeader';
import type { AuthFormProps } from './AuthDialogs';
import { AuthFooterLink } from './AuthFooterLink';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import { SignInOptions } from './SignInOptions';
import { useAuthForm } from './useAuthForm';
import styles from './AuthDialogs.module.css';

export function LoginForm({
  titleId,
  email,
  onEmailChange,
  isSwitched,
  initialError,
}: AuthFormProps) {
  const { openDialog } = useAuthDialog();
  const [password, setPassword] = useState('');
  const { request, isBusy, changing, errorOf, formProps } = useAuthForm({
    fields: ['email', 'password'],
    initialError,
    action: (client, signal) => client.signIn({ email, password }, signal),
  });
  return (
    <>
      <AuthHeader
        id={titleId}
        title={loginModal.title}
        text={loginModal.text}
        takesFocus={isSwitched}
      />
      <SignInOptions request={request} />
      <form className={styles.form} {...formProps}>
        <EmailField
          autoComplete="username"
          value={email}
          onChange={changing('email', onEmailChange)}
          error={errorOf('email')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={changing('password', setPassword)}
          error={errorOf('password')}
          aside={
            <button type="button" className={styles.link} onClick={() => openDialog('reset')}>
              {loginModal.forgot}
            </button>
          }
        />
        <AuthActions isBusy={isBusy} label={loginModal.submit} busyLabel={loginModal.submitting} />
      </form>
      <AuthFooterLink
        question={loginModal.switchQuestion}
        label={loginModal.switchLink}
        onSwitch={() => openDialog('signUp')}
      />
    </>
  );
}
