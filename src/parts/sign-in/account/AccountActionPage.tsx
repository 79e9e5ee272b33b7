import { useEffect, useRef, useState } from 'react';
import { Art } from '@/art/Art';
import { Button, ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
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
import { letterAtDawn } from './drawings';
import { returnPath, useMailAction, type MailActionState } from './useMailAction';
import styles from './AccountActionPage.module.css';
import account from './AccountPage.module.css';
import introText from '@/components/PageHero/intro.module.css';

const { seo, timeOfDay } = actionPage;

/** Asks for a mail with a link for a new password. */
const resetButton = <DialogButton view="reset">{mailActionCopy.resend}</DialogButton>;

/** Where the links in the mails of the sign-in service lead. */
export function AccountActionPage() {
  const { state, setState, continueUrl } = useMailAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, intro } = getTexts(state);

  useEffect(() => {
    if (state.status !== 'checking') heading.current?.focus();
  }, [state.status]);

  return (
    <>
      <Seo path={accountPaths.mailAction} seo={seo} isIndexed={false} />
      {/* a link pressed before the code has left the address must not pass it on */}
      <meta name="referrer" content="no-referrer" />
      <div className={styles.hero}>
        <Container columns="7:5" className={styles.columns}>
          <div>
            <Eyebrow label={timeOfDay.name} phase={timeOfDay.phase} time={timeOfDay.time} />
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            <p className={`${introText.root} ${styles.intro}`} role="status">
              {intro}
            </p>
            <noscript>
              <p>{mailActionCopy.needsScript}</p>
            </noscript>
            <div className={styles.next}>
              <MailActionResult state={state} onChange={setState} continueUrl={continueUrl} />
            </div>
          </div>
          <Art drawing={letterAtDawn} className={styles.picture} />
        </Container>
      </div>
    </>
  );
}

function getTexts(state: MailActionState): { readonly title: string; readonly intro: string } {
  if (state.status === 'checking') return actionPage;
  if (state.status === 'failed') {
    return { title: mailActionCopy.failed.title, intro: toSentences(getErrorMessage(state.error)) };
  }
  const { newPassword, done } = mailActionCopy;
  const { title, intro } = state.status === 'done' ? done[state.mode] : newPassword;
  return { title, intro: intro(state.email) };
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
          {state.mode === 'recoverEmail' && resetButton}
          <ContinueLink href={returnPath(continueUrl, location.origin) ?? paths.home} />
        </>
      );
    case 'failed':
      return state.mode === 'resetPassword' ? (
        resetButton
      ) : (
        <ButtonLink href={accountPaths.account} size="small">
          {mailActionCopy.failed.account}
        </ButtonLink>
      );
  }
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
      <form className={account.form} {...form.formProps}>
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
      {form.request.state.status === 'failed' && resetButton}
    </>
  );
}

/** Leads to the page that the visitor came from, after a login where one is needed. */
function ContinueLink({ href }: { readonly href: string }) {
  const { status } = useAuth().session;
  return (
    <div className={account.actions}>
      <ButtonLink href={href} size="small">
        {mailActionCopy.goOn}
      </ButtonLink>
      {status === 'signedOut' && <DialogButton view="login">{mailActionCopy.login}</DialogButton>}
    </div>
  );
}
