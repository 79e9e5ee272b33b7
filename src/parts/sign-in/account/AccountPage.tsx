import { useId, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { anchorPath, anchors, paths } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { Seo } from '@/routing/Seo';
import type { AuthBackend } from '../authClient';
import { useAuth } from '../AuthProvider';
import { clientTexts } from '../clientTexts';
import { SendVerification } from '../controls/VerificationNotice';
import { accountPaths } from '../paths';
import type { User } from '../session';
import { accountPage, accountSections, accountTaglines } from './copy';
import { DeleteAccount } from './DeleteAccount';
import { DialogButton } from './DialogButton';
import { closedDoor, openDoor } from './drawings';
import styles from './AccountPage.module.css';

const { seo, timeOfDay, title, intro } = accountPage;
const { name, email, browser, deletion, off, signedOut } = accountSections;

/** What the site shows of the signed-in visitor's account, and its deletion. */
export function AccountPage() {
  const { session, clients } = useAuth();
  const [wasDeleted, setWasDeleted] = useState(false);
  const isSignedIn = session.status === 'signedIn';
  const isOff = !clients.hasAccounts && clients.redirects.size === 0;
  return (
    <>
      <Seo path={accountPaths.account} seo={seo} isIndexed={false} />
      <PageHero
        eyebrow={{ label: timeOfDay.name, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={title}
        tagline={accountTaglines[isOff ? 'off' : session.status]}
        intro={isOff ? off : isSignedIn ? intro : signedOut.text}
        introPosition="below"
        panorama={isSignedIn ? openDoor : closedDoor}
        className={styles.hero}
      >
        <p role="status" data-notice="success" data-text="small">
          {wasDeleted && !isSignedIn && deletion.done}
        </p>
        {/* also while the session is unknown, so that nothing moves when the buttons come */}
        {!isSignedIn && (
          <div className={styles.start}>
            {isOff ? (
              <ButtonLink href={anchorPath(anchors.contact)} size="small">
                {menuLabels.contact}
              </ButtonLink>
            ) : (
              session.status === 'signedOut' && <StartButtons />
            )}
          </div>
        )}
      </PageHero>
      {isSignedIn && (
        <Section>
          <Container>
            <Account {...session} onDelete={() => setWasDeleted(true)} />
          </Container>
        </Section>
      )}
    </>
  );
}

function StartButtons() {
  return (
    <>
      <DialogButton view="login" tone="ink">
        {signedOut.login}
      </DialogButton>
      <DialogButton view="signUp">{signedOut.signUp}</DialogButton>
    </>
  );
}

type AccountProps = {
  readonly user: User;
  readonly backend: AuthBackend;
  readonly onDelete: () => void;
};

function Account({ user, backend, onDelete }: AccountProps) {
  const managed = Object.values(clientTexts)
    .map(({ account }) => account)
    .find((account) => account.backend === backend);
  return (
    <div className={styles.sections}>
      <AccountSection title={name.title}>
        <p className={styles.value} data-text="h3">
          {user.name}
        </p>
      </AccountSection>
      <EmailSection user={user} />
      <AccountSection title={browser.title}>
        <p>{browser.text}</p>
        <Link href={paths.privacy} className={styles.link} data-text="link">
          {browser.policy}
        </Link>
      </AccountSection>
      <AccountSection title={(managed ?? deletion).title}>
        <p>{(managed ?? deletion).text}</p>
        {!managed && <DeleteAccount email={user.email ?? ''} onDelete={onDelete} />}
      </AccountSection>
    </div>
  );
}

type AccountSectionProps = { readonly title: string; readonly children: ReactNode };

function AccountSection({ title, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} data-text="h4">
        {title}
      </h2>
      {children}
    </section>
  );
}

function EmailSection({ user }: { readonly user: User }) {
  return (
    <AccountSection title={email.title}>
      <p className={styles.value} data-text="h3">
        {user.email ?? email.none}
        {user.email && user.emailVerified !== undefined && (
          <span className={styles.state} data-text="small" data-verified={user.emailVerified}>
            {user.emailVerified ? email.verified : email.unverified}
          </span>
        )}
      </p>
      {user.email && user.emailVerified === false && (
        <>
          <p>{email.why}</p>
          <SendVerification className={styles.link} />
        </>
      )}
    </AccountSection>
  );
}
