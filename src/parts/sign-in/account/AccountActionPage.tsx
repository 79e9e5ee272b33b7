import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/Button/Button';
import { PageHero } from '@/components/PageHero/PageHero';
import { anchorPath, anchors, paths } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { focusInPlace } from '@/lib/focus';
import { Seo } from '@/routing/Seo';
import { toSentences } from '../authClient';
import { useAuth } from '../AuthProvider';
import { AuthErrorMessage } from '../dialogs/AuthErrorMessage';
import { PasswordField } from '../dialogs/PasswordField';
import { PasswordRules } from '../dialogs/PasswordRules';
import { useAuthForm } from '../dialogs/useAuthForm';
import { getErrorMessage } from '../errorMessages';
import { accountPaths } from '../paths';
import { getRequestError } from '../useAuthRequest';
import { actionPage, mailActionCopy } from './copy';
import { DialogButton } from './DialogButton';
import { doorAfterLetter, doorWithLetter, doorWithOpenedLetter } from './drawings';
import { returnPath, useMailAction, type MailActionState } from './useMailAction';
import styles from './AccountPage.module.css';

const { seo, timeOfDay } = actionPage;
const panoramas = {
  checking: doorWithLetter,
  off: doorWithLetter,
  newPassword: doorWithLetter,
  done: doorAfterLetter,
  failed: doorWithOpenedLetter,
} as const;

/** Where the links in the mails of the sign-in service lead. */
export function AccountActionPage() {
  const { state, setState, continueUrl } = useMailAction();
  const { title, intro } = getTexts(state);

  useEffect(() => {
    const heading = document.querySelector('h1');
    if (state.status !== 'checking' && heading) focusInPlace(heading);
  }, [state.status]);

  return (
    <>
      <Seo path={accountPaths.mailAction} seo={seo} isIndexed={false} />
      {/* a link pressed before the code has left the address must not pass it on */}
      <meta name="referrer" content="no-referrer" />
      <PageHero
        eyebrow={{ label: timeOfDay.name, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={title}
        intro={<span role="status">{intro}</span>}
        introPosition="below"
        panorama={panoramas[state.status]}
        className={styles.hero}
      >
        <noscript>{mailActionCopy.needsScript}</noscript>
        <div className={styles.start}>
          <MailActionResult state={state} onChange={setState} continueUrl={continueUrl} />
        </div>
      </PageHero>
    </>
  );
}

function getTexts(state: MailActionState): { readonly title: string; readonly intro: string } {
  const { newPassword, done, failed, off } = mailActionCopy;
  switch (state.status) {
    case 'checking':
      return actionPage;
    case 'newPassword':
      return { title: newPassword.title, intro: newPassword.intro(state.email) };
    case 'done':
      return { title: done[state.mode].title, intro: done[state.mode].intro(state.email) };
    case 'off':
      return off;
    case 'failed':
      return { title: failed.title, intro: toSentences(getErrorMessage(state.error)) };
  }
}

type MailActionResultProps = {
  readonly state: MailActionState;
  readonly onChange: (state: MailActionState) => void;
  readonly continueUrl: string;
};

function MailActionResult({ state, onChange, continueUrl }: MailActionResultProps) {
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
    case 'done':
      return (
        <>
          {state.mode === 'recoverEmail' && <ResetButton tone="ink" />}
          <ContinueLinks
            href={returnPath(continueUrl, location.origin) ?? paths.home}
            tone={state.mode === 'recoverEmail' ? 'outline' : 'ink'}
          />
        </>
      );
    case 'off':
      return (
        <ButtonLink href={anchorPath(anchors.contact)} size="small">
          {menuLabels.contact}
        </ButtonLink>
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

type ContinueLinksProps = { readonly href: string; readonly tone: 'ink' | 'outline' };

/** Leads to the page that the visitor came from, after a login where one is needed. */
function ContinueLinks({ href, tone }: ContinueLinksProps) {
  const { status } = useAuth().session;
  return (
    <>
      <ButtonLink href={href} size="small" tone={tone}>
        {mailActionCopy.goOn}
      </ButtonLink>
      {status === 'signedOut' && <DialogButton view="login">{mailActionCopy.login}</DialogButton>}
    </>
  );
}
