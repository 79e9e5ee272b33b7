import { useState } from 'react';
import { useAuthDialog } from '../AuthProvider';
import { loginModal } from '../content/auth';
import { AuthFormLayout, type AuthFormProps } from './AuthFormLayout';
import { PasswordField } from './PasswordField';
import { SignInOptions } from './SignInOptions';
import { useAuthForm } from './useAuthForm';

export function LoginForm(dialog: AuthFormProps) {
  const { error, openDialog } = useAuthDialog();
  const [password, setPassword] = useState('');
  const form = useAuthForm({
    fields: ['email', 'password'],
    initialError: error,
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
