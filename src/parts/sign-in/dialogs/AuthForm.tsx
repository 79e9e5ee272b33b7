import { useEffect, useId, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/Field/Field';
import { RisingSun } from '@/components/RisingSun/RisingSun';
import { afterNextPaint } from '@/lib/afterNextPaint';
import {
  findErrors,
  formControl,
  readField,
  toError,
  type ValidationError,
} from '@/lib/formErrors';
import { useAuth, useAuthDialog } from '../AuthProvider';
import type { AuthView } from '../authStore';
import { AuthError, withTimeout, type Credentials, type PasswordAuthClient } from '../client';
import {
  authCopy,
  authErrors,
  authFields,
  loginModal,
  resetPassword,
  signUpModal,
  type AuthFieldName,
} from '../content/auth';
import { AuthErrorMessage } from './AuthErrorMessage';
import { PasswordField, PasswordRules } from './PasswordField';
import { SignInOptions } from './SignInOptions';
import { useAuthRequest } from './useAuthRequest';
import styles from './AuthDialogs.module.css';

const viewTexts = { login: loginModal, signUp: signUpModal, reset: resetPassword } as const;

/** Of the dialog's heading. */
export const authTitleId = 'auth-title';

const mismatch = toError('confirm', signUpModal.mismatch);

type AuthFormProps = {
  readonly view: AuthView;
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
};

export function AuthForm({ view, email, onEmailChange }: AuthFormProps) {
  const texts = viewTexts[view];
  const { openDialog, closeDialog } = useAuthDialog();
  const { request, isBusy, formProps, fieldProps } = useAuthForm(view, onEmailChange);
  /** The new password, once its field has had the focus. */
  const [newPassword, setNewPassword] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const emailProps = fieldProps('email');
  // a keyboard of the screen would rise over the dialog
  const [hasKeyboard] = useState(() => matchMedia('(hover: hover) and (pointer: fine)').matches);
  useEffect(() => {
    if (hasKeyboard) document.getElementById(emailProps.id)?.focus();
    // the link that switched to this view is unmounted
    else heading.current?.focus();
  }, [hasKeyboard, emailProps.id]);

  const showRules = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
    setNewPassword(currentTarget.value);

  return (
    <>
      <h2 id={authTitleId} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {view === 'reset' ? (
        <AuthErrorMessage error={request.state.error} />
      ) : (
        <SignInOptions request={request} />
      )}
      <form className={styles.form} {...formProps}>
        <TextField
          {...emailProps}
          type="email"
          defaultValue={email}
          autoComplete={view === 'signUp' ? 'email' : 'username'}
        />
        {view === 'login' && (
          <PasswordField
            {...fieldProps('password')}
            autoComplete="current-password"
            aside={
              <button type="button" data-text="link accent" onClick={() => openDialog('reset')}>
                {loginModal.forgot}
              </button>
            }
          />
        )}
        {view === 'signUp' && (
          <>
            <PasswordField
              {...fieldProps('password')}
              autoComplete="new-password"
              onFocus={showRules}
              onInput={showRules}
            />
            {newPassword !== null && <PasswordRules password={newPassword} />}
            <PasswordField {...fieldProps('confirm')} autoComplete="new-password" />
          </>
        )}
        {view === 'reset' && (
          <p role="status" data-notice="success" data-text="note">
            {request.state.status === 'done' && resetPassword.sent}
          </p>
        )}
        <div className={styles.actions} data-row="">
          <button type="button" className={styles.cancel} data-text="strong" onClick={closeDialog}>
            {authCopy.cancel}
          </button>
          <Button
            type="submit"
            size="small"
            aria-disabled={isBusy}
            disc={isBusy ? <RisingSun /> : undefined}
          >
            <span>{isBusy ? texts.submitting : texts.submit}</span>
          </Button>
        </div>
      </form>
      <p className={styles.footer} data-text="small secondary">
        {texts.switchQuestion}{' '}
        <button
          type="button"
          data-text="link accent"
          onClick={() => openDialog(view === 'login' ? 'signUp' : 'login')}
        >
          {texts.switchLink}
        </button>
      </p>
    </>
  );
}

/** Checks the fields on submit, then sends them, unless they are on their way already. */
function useAuthForm(view: AuthView, onEmailChange: (email: string) => void) {
  const { clients } = useAuth();
  const request = useAuthRequest();
  const [errors, setErrors] = useState<readonly ValidationError<AuthFieldName>[]>([]);
  const id = useId();
  const isBusy = request.pendingSource === 'form';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const [password = '', confirm = password] = ['password', 'confirm'].map(
      (name) => formControl(form, name)?.value,
    );
    const invalid = findErrors<AuthFieldName>(form, Object.values(authFields));
    const found = invalid.length === 0 && password !== confirm ? [mismatch] : invalid;
    const [error] = found;
    setErrors(found);
    if (!error) {
      const credentials = { email: readField(form, 'email'), password };
      void request.run('form', (signal) =>
        withTimeout(async () => {
          const client = await clients.accounts?.();
          if (client) await send(view, client, credentials, signal);
        }, authErrors.timeout),
      );
      return;
    }
    formControl(form, error.field)?.focus();
    if (error !== mismatch) return;
    await afterNextPaint();
    window.alert(error.message);
  }

  return {
    request,
    isBusy,
    formProps: {
      noValidate: true,
      // some password managers submit past the handler: `get` would put the password into the address
      method: 'dialog',
      'aria-busy': isBusy,
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        if (!(target instanceof HTMLInputElement)) return;
        setErrors(errors.filter(({ field }) => field !== target.name));
        if (target.name === 'email') onEmailChange(target.value);
        if (view === 'reset') request.reset();
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(event),
    },
    fieldProps: (name: AuthFieldName) => {
      const error = errors.find(({ field }) => field === name);
      return {
        id: `${id}-${name}`,
        name,
        label: authFields[name].label,
        error: error?.message,
        errorRole: error === mismatch ? 'alert' : undefined,
        required: true,
        autoCapitalize: 'none',
        spellCheck: false,
      } as const;
    },
  };
}

function send(
  view: AuthView,
  client: PasswordAuthClient,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<void> {
  if (view === 'login') return client.signIn(credentials, signal);
  if (view === 'signUp') return client.signUp(credentials, signal);
  return client.sendPasswordReset(credentials.email).catch(hideUnknownUser);
}

/** Does not reveal whether an email address has an account. */
function hideUnknownUser(error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'user-not-found') throw error;
}
