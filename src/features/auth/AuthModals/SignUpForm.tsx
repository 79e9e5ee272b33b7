import { useState } from 'react';
import { signUpModal } from '@/content/auth';
import { openLogin } from '../authModal';
import { AuthActions } from './AuthActions';
import { AuthHeader } from './AuthHeader';
import type { AuthFormProps } from './AuthModals';
import { AuthProviders } from './AuthProviders';
import { AuthSwitch } from './AuthSwitch';
import { EmailField } from './EmailField';
import { flag } from './fieldFault';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { useAuthForm } from './useAuthForm';
import styles from './AuthModals.module.css';

export function SignUpForm({ titleId, email, onEmailChange, isSwitched, failure }: AuthFormProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { task, isBusy, changing, errorOf, formProps } = useAuthForm({
    fields: ['email', 'password', 'confirm'],
    failure,
    check: (form) => {
      if (password === confirm) return null;
      window.alert(signUpModal.mismatch);
      return flag(form, 'confirm', signUpModal.mismatch);
    },
    action: (client) => client.signUp({ email, password }),
  });
  return (
    <>
      <AuthHeader
        id={titleId}
        title={signUpModal.title}
        text={signUpModal.text}
        takesFocus={isSwitched}
      />
      <AuthProviders {...task} />
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
        />
        <AuthActions
          isBusy={isBusy}
          label={signUpModal.submit}
          busyLabel={signUpModal.submitting}
        />
      </form>
      <AuthSwitch
        question={signUpModal.switchQuestion}
        label={signUpModal.switchLink}
        onSwitch={() => openLogin()}
      />
    </>
  );
}
