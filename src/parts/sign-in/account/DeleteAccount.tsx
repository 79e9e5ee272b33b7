import { useId, useState } from 'react';
import { Art } from '@/art/Art';
import { Button } from '@/components/Button/Button';
import { Modal } from '@/components/Modal/Modal';
import { RisingSun } from '@/components/RisingSun/RisingSun';
import { ui } from '@/content/ui';
import {
  AuthError,
  popupProviders,
  type PasswordAuthClient,
  type SignInMethod,
} from '../authClient';
import { useAuth, useAuthStore } from '../AuthProvider';
import { authProviders } from '../content/authProviders';
import { AuthErrorMessage } from '../dialogs/AuthErrorMessage';
import { AuthHeader } from '../dialogs/AuthFormLayout';
import { PasswordField } from '../dialogs/PasswordField';
import { useAuthForm } from '../dialogs/useAuthForm';
import { signInItems } from '../stored';
import { getRequestError } from '../useAuthRequest';
import { forgetVerificationMail } from '../verificationMail';
import { breakable } from './breakable';
import { accountSections } from './copy';
import { doorAtDusk } from './door';
import styles from '../dialogs/AuthDialogs.module.css';

const { deletion: texts, again, cancel } = accountSections;

type DeleteAccountProps = {
  readonly email: string;
  readonly onDelete: () => void;
};

export function DeleteAccount(props: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" tone="outline" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {texts.start}
      </Button>
      {isAsking && <DeletionDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type DeletionDialogProps = DeleteAccountProps & { readonly onClose: () => void };

/**
 * Asks before it deletes the account, and for a fresh sign-in if the service wants one. Closing it
 * keeps the account, also while a provider's window is open; it cannot be closed while the service
 * deletes.
 */
function DeletionDialog({ email, onDelete, onClose }: DeletionDialogProps) {
  const titleId = useId();
  const { clients } = useAuth();
  const { cookies } = useAuthStore();
  const [password, setPassword] = useState('');
  const [isDeleting, setIsDeleting] = useState(false);
  /** The methods of the fresh sign-in, once the service has asked for it. */
  const [methods, setMethods] = useState<readonly SignInMethod[]>([]);
  const hasPassword = methods.includes('password');
  const isAgain = methods.length > 0;

  const form = useAuthForm({
    fields: hasPassword ? ['password'] : [],
    action: (client, signal) => deleteAccount(client, signal, hasPassword ? 'password' : null),
  });

  async function deleteAccount(
    { account }: PasswordAuthClient,
    signal: AbortSignal,
    method: SignInMethod | null,
  ) {
    if (method) await account.reauthenticate(method, password);
    // the visitor may have closed the dialog meanwhile
    signal.throwIfAborted();
    setIsDeleting(true);
    try {
      await account.delete();
      cookies.remove(signInItems.lastSignIn.name);
      forgetVerificationMail();
      onDelete();
    } catch (error) {
      const known = account.methods();
      const isTooOld = error instanceof AuthError && error.code === 'requires-recent-login';
      if (!isTooOld || known.length === 0) throw error;
      setMethods(known);
    } finally {
      setIsDeleting(false);
    }
  }

  function close() {
    if (!isDeleting) onClose();
  }

  return (
    <Modal
      isOpen
      onClose={close}
      labelledBy={titleId}
      closeLabel={ui.close}
      art={<Art drawing={doorAtDusk} place="cover" />}
    >
      <AuthHeader
        key={String(isAgain)}
        id={titleId}
        title={isAgain ? again.title : texts.question}
        text={isAgain ? again.text : breakable(texts.warning(email))}
        shouldTakeFocus={isAgain}
      />
      <AuthErrorMessage error={getRequestError(form.request.state)} />
      <form className={styles.form} {...form.formProps}>
        {hasPassword && (
          <PasswordField
            label={again.password}
            autoComplete="current-password"
            {...form.fieldProps('password', password, setPassword)}
          />
        )}
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.cancel}
            aria-disabled={isDeleting}
            onClick={close}
          >
            {cancel}
          </button>
          {popupProviders
            .filter((provider) => methods.includes(provider))
            .map((provider) => (
              <Button
                key={provider}
                size="small"
                tone="outline"
                aria-disabled={isDeleting}
                onClick={() =>
                  void form.request.run(provider, async (signal) =>
                    deleteAccount(await clients.accounts(), signal, provider),
                  )
                }
              >
                {authProviders[provider].action}
              </Button>
            ))}
          {(hasPassword || !isAgain) && (
            <Button
              type="submit"
              size="small"
              icon={null}
              disc={form.isBusy ? <RisingSun /> : undefined}
              aria-disabled={form.isBusy}
            >
              {form.isBusy ? texts.deleting : texts.confirm}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
