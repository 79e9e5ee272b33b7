import { useState } from 'react';
import { useAuthDialog } from '../AuthProvider';
import { signUpModal } from '../content/auth';
import { AuthFormLayout, type AuthFormProps } from './AuthFormLayout';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { SignInOptions } from './SignInOptions';
import { useAuthForm } from './useAuthForm';

export function SignUpForm(dialog: AuthFormProps) {
  const { error } = useAuthDialog();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [wasFocused, setWasFocused] = useState(false);
  const form = useAuthForm({
    fields: ['email', 'password', 'confirm'],
    initialError: error,
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
