import { useState } from 'react';
import { Button, ButtonLink } from '@/components/Button/Button';
import { anchorPath, anchors, paths } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { useAuth } from '../AuthProvider';
import { AuthErrorMessage } from '../dialogs/AuthErrorMessage';
import { PasswordField } from '../dialogs/PasswordField';
import { PasswordRules } from '../dialogs/PasswordRules';
import { useAuthForm } from '../dialogs/useAuthForm';
import { accountPaths } from '../paths';
import { getRequestError } from '../useAuthRequest';
import { mailActionCopy } from './copy';
import { DialogButton } from './DialogButton';
import { returnPath, type MailActionState } from './useMailAction';
import styles from './AccountPage.module.css';

type MailActionResultProps = {
  readonly state: MailActionState;
  readonly onChange: (state: MailActionState) => void;
  readonly onRetry: () => void;
  readonly continueUrl: string;
};

/** What the visitor can do about a mailed link. */
export function MailActionResult({ state, onChange, onRetry, continueUrl }: MailActionResultProps) {
  const { session } = useAuth();
  switch (state.status) {
    case 'checking':
      return null;
    case 'newPassword':
      return (
        <NewPasswordForm
          {...state}
          onSave={() => onChange({ status: 'done', mode: 'resetPassword', email: state.email })}
        />
      );
    case 'done': {
      const isRecovered = state.mode === 'recoverEmail';
      return (
        <>
          {isRecovered && <ResetButton tone="ink" />}
          <ButtonLink
            href={returnPath(continueUrl, location.origin) ?? paths.home}
            size="small"
            tone={isRecovered ? 'outline' : 'ink'}
          >
            {mailActionCopy.goOn}
          </ButtonLink>
          {session.status === 'signedOut' && (
            <DialogButton view="login">{mailActionCopy.login}</DialogButton>
          )}
        </>
      );
    }
    case 'off':
      return (
        <>
          <ButtonLink href={anchorPath(anchors.contact)} size="small">
            {menuLabels.contact}
          </ButtonLink>
          <ButtonLink href={paths.home} size="small" tone="outline">
            {mailActionCopy.home}
          </ButtonLink>
        </>
      );
    case 'unchecked':
      return (
        <Button size="small" onClick={onRetry}>
          {mailActionCopy.unchecked.retry}
        </Button>
      );
    case 'failed':
      return state.mode === 'resetPassword' ? (
        <ResetButton tone="ink" />
      ) : (
        <ButtonLink href={accountPaths.account} size="small">
          {mailActionCopy.failed.account}
        </ButtonLink>
      );
  }
}

/** Asks for a mail with a link for a new password. */
function ResetButton({ tone }: { readonly tone: 'ink' | 'outline' }) {
  return (
    <DialogButton view="reset" tone={tone}>
      {mailActionCopy.resend}
    </DialogButton>
  );
}

type NewPasswordFormProps = {
  readonly email: string;
  readonly code: string;
  readonly onSave: () => void;
};

function NewPasswordForm({ email, code, onSave }: NewPasswordFormProps) {
  const { newPassword: texts } = mailActionCopy;
  const [password, setPassword] = useState('');
  const form = useAuthForm({
    fields: ['password'],
    action: async ({ mailCodes }) => {
      await mailCodes.resetPassword(code, password);
      onSave();
    },
  });
  return (
    <>
      <form className={styles.form} {...form.formProps}>
        <AuthErrorMessage error={getRequestError(form.request.state)} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={texts.label}
          autoComplete="new-password"
          {...form.fieldProps('password', password, setPassword)}
        />
        <PasswordRules password={password} />
        <Button type="submit" size="small" aria-disabled={form.isBusy}>
          {form.isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
      {form.request.state.status === 'failed' && <ResetButton tone="outline" />}
    </>
  );
}
