import { AuthError } from '../authClient';
import { resetPassword } from '../content/auth';
import { getRequestError } from '../useAuthRequest';
import { AuthErrorMessage } from './AuthErrorMessage';
import { AuthFormLayout, type AuthFormProps } from './AuthFormLayout';
import { useAuthForm } from './useAuthForm';

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
