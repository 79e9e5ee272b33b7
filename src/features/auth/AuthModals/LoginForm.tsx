import { useState } from 'react';
import { loginModal } from '@/content/auth';
import { openPasswordReset, openSignUp } from '../authModal';
import { AuthActions } from './AuthActions';
import { AuthHeader } from './AuthHeader';
import type { AuthFormProps } from './AuthModals';
import { AuthProviders } from './AuthProviders';
import { AuthSwitch } from './AuthSwitch';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';
import { useAuthForm } from './useAuthForm';
import styles from './AuthModals.module.css';

export function LoginForm({ titleId, email, onEmailChange, isSwitched, failure }: AuthFormProps) {
  const [password, setPassword] = useState('');
  const { task, isBusy, changing, errorOf, formProps } = useAuthForm({
    fields: ['email', 'password'],
    failure,
    action: (client) => client.signIn({ email, password }),
  });
  return (
    <>
      <AuthHeader
        id={titleId}
        title={loginModal.title}
        text={loginModal.text}
        takesFocus={isSwitched}
      />
      <AuthProviders {...task} />
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
            <button type="button" className={styles.link} onClick={openPasswordReset}>
              {loginModal.forgot}
            </button>
          }
        />
        <AuthActions isBusy={isBusy} label={loginModal.submit} busyLabel={loginModal.submitting} />
      </form>
      <AuthSwitch
        question={loginModal.switchQuestion}
        label={loginModal.switchLink}
        onSwitch={openSignUp}
      />
    </>
  );
}
