import { useEffect, useRef, useState } from 'react';
import { Art } from '@/art/Art';
import { letterAtDawn } from '@/art/drawings/account';
import { Button, ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { actionPage, actionWords } from '@/content/signIn/accountPages';
import { useAuth, useAuthDialog } from '@/features/auth/AuthProvider';
import { errorMessageFor } from '@/features/auth/errorMessageFor';
import { Seo } from '@/routing/Seo';
import { NewPasswordForm } from './sections/NewPasswordForm';
import { RecoveredEmail } from './sections/RecoveredEmail';
import { returnPath, useMailAction, type MailActionState } from './useMailAction';
import styles from './AccountActionPage.module.css';
import forms from './sections/forms.module.css';
import introText from '@/components/PageHero/intro.module.css';

const { seo, timeOfDay } = actionPage;

/** Where the links in the mails of the sign-in service lead. */
export function AccountActionPage() {
  const { state, setState } = useMailAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, intro } = textsOf(state);

  useEffect(() => {
    if (state.status !== 'checking') heading.current?.focus();
  }, [state.status]);

  return (
    <>
      <Seo path={paths.accountAction} seo={seo} isIndexed={false} />
      <div className={styles.hero}>
        <Container className={styles.columns}>
          <div>
            <Eyebrow label={timeOfDay.name} state={timeOfDay.state} time={timeOfDay.time} />
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            <p className={`${introText.root} ${styles.intro}`} role="status">
              {intro}
            </p>
            <noscript>
              <p>{actionWords.needsScript}</p>
            </noscript>
            <div className={styles.next}>
              <NextStep state={state} onChange={setState} />
            </div>
          </div>
          <Art drawing={letterAtDawn} className={styles.picture} />
        </Container>
      </div>
    </>
  );
}

function textsOf(state: MailActionState): { readonly title: string; readonly intro: string } {
  switch (state.status) {
    case 'checking':
      return actionPage;
    case 'newPassword': {
      const { title, intro } = actionWords.resetPassword;
      return { title, intro: intro(state.email) };
    }
    case 'passwordSaved': {
      const { title, signedIn, signedOut } = actionWords.passwordSaved;
      return { title, intro: state.isSignedIn ? signedIn : signedOut };
    }
    case 'applied': {
      const { title, intro } = actionWords[state.mode];
      return { title, intro: intro(state.email) };
    }
    case 'failed':
      return { title: actionWords.failed.title, intro: errorMessageFor(state.error) };
  }
}

type NextStepProps = {
  readonly state: MailActionState;
  readonly onChange: (state: MailActionState) => void;
};

function NextStep({ state, onChange }: NextStepProps) {
  switch (state.status) {
    case 'checking':
      return null;
    case 'newPassword':
      return <NewPasswordForm email={state.email} code={state.code} onChange={onChange} />;
    case 'passwordSaved':
      return <GoOn />;
    case 'applied':
      return (
        <>
          {state.mode === 'recoverEmail' && <RecoveredEmail email={state.email} />}
          <GoOn />
        </>
      );
    case 'failed':
      return <AskAgain isPassword={state.mode === 'resetPassword'} />;
  }
}

/** Leads to the page that the visitor came from, after a login where one is needed. */
function GoOn() {
  const { session } = useAuth();
  const { openDialog } = useAuthDialog();
  const [target] = useState(() => returnPath(location.search, location.origin) ?? paths.home);
  return (
    <div className={forms.actions}>
      <ButtonLink href={target} size="small">
        {actionWords.goOn}
      </ButtonLink>
      {session.status === 'signedOut' && (
        <Button
          size="small"
          tone="outline"
          icon={null}
          aria-haspopup="dialog"
          onClick={() => openDialog('login')}
        >
          {actionWords.login}
        </Button>
      )}
    </div>
  );
}

/**
 * A way to a new link: the reset dialog, or the account page, which sends the other mails and where
 * who is logged in chooses a password.
 */
function AskAgain({ isPassword }: { readonly isPassword: boolean }) {
  const { session } = useAuth();
  const { openDialog } = useAuthDialog();
  return isPassword && session.status === 'signedOut' ? (
    <Button size="small" aria-haspopup="dialog" onClick={() => openDialog('reset')}>
      {actionWords.failed.newPassword}
    </Button>
  ) : (
    <ButtonLink href={paths.account} size="small">
      {actionWords.failed.account}
    </ButtonLink>
  );
}
