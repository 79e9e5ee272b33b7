import { useState } from 'react';
import { useAuthDialog } from '../AuthProvider';
import { AuthError } from '../client';
import { loginModal, resetPassword, signUpModal } from '../content/auth';
import { AuthErrorMessage } from './AuthErrorMessage';
import { AuthFormLayout, type AuthFormProps } from './AuthFormLayout';
import { PasswordField, PasswordRules } from './PasswordField';
import { SignInOptions } from './SignInOptions';
import { useAuthForm } from './useAuthForm';
import { getRequestError } from './useAuthRequest';

export function LoginForm(dialog: AuthFormProps) {
  const { openDialog } = useAuthDialog();
  const [password, setPassword] = useState('');
  const form = useAuthForm({
    fields: ['email', 'password'],
    action: (client, signal) => client.signIn({ email: dialog.email, password }, signal),
  });
  return (
    <AuthFormLayout
      {...dialog}
      form={form}
      texts={loginModal}
      switchTo="signUp"
      emailAutoComplete="username"
      intro={<SignInOptions request={form.request} />}
    >
      <PasswordField
        autoComplete="current-password"
        {...form.fieldProps('password', password, setPassword)}
        aside={
          <button type="button" data-text="link accent" onClick={() => openDialog('reset')}>
            {loginModal.forgot}
          </button>
        }
      />
    </AuthFormLayout>
  );
}

export function SignUpForm(dialog: AuthFormProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [wasFocused, setWasFocused] = useState(false);
  const form = useAuthForm({
    fields: ['email', 'password', 'confirm'],
    check: () =>
      password === confirm ? null : { field: 'confirm', message: signUpModal.mismatch },
    action: (client, signal) => client.signUp({ email: dialog.email, password }, signal),
  });
  const confirmProps = form.fieldProps('confirm', confirm, setConfirm);
  return (
    <AuthFormLayout
      {...dialog}
      form={form}
      texts={signUpModal}
      switchTo="login"
      emailAutoComplete="email"
      intro={<SignInOptions request={form.request} />}
    >
      <PasswordField
        autoComplete="new-password"
        onFocus={() => setWasFocused(true)}
        {...form.fieldProps('password', password, setPassword)}
      />
      {wasFocused && <PasswordRules password={password} />}
      <PasswordField
        autoComplete="new-password"
        {...confirmProps}
        errorRole={confirmProps.error === signUpModal.mismatch ? 'alert' : undefined}
      />
    </AuthFormLayout>
  );
}

export function ResetForm({ titleId, email, onEmailChange }: AuthFormProps) {
  const form = useAuthForm({
    fields: ['email'],
    action: (client) => client.sendPasswordReset(email).catch(hideUnknownUser),
  });
  const { state, reset } = form.request;
  return (
    <AuthFormLayout
      titleId={titleId}
      email={email}
      onEmailChange={(value) => {
        reset();
        onEmailChange(value);
      }}
      form={form}
      texts={resetPassword}
      switchTo="login"
      emailAutoComplete="username"
      intro={<AuthErrorMessage error={getRequestError(state)} />}
    >
      <p role="status" data-notice="success" data-text="note">
        {state.status === 'done' && resetPassword.sent}
      </p>
    </AuthFormLayout>
  );
}

/** Does not reveal whether an email address has an account. */
function hideUnknownUser(error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'user-not-found') throw error;
}
