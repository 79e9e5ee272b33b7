import { useState } from 'react';
import { signUpModal } from '../content/auth';
import { AuthFormLayout, type AuthFormProps } from './AuthFormLayout';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { SignInOptions } from './SignInOptions';
import { useAuthForm } from './useAuthForm';

export function SignUpForm({ initialError, ...dialog }: AuthFormProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const form = useAuthForm({
    fields: ['email', 'password', 'confirm'],
    initialError,
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
        name="password"
        autoComplete="new-password"
        {...form.fieldProps('password', password, setPassword)}
      />
      <PasswordRules password={password} />
      <PasswordField
        name="confirm"
        autoComplete="new-password"
        {...confirmProps}
        errorRole={confirmProps.error === signUpModal.mismatch ? 'alert' : undefined}
      />
    </AuthFormLayout>
  );
}
