import { useId, useState, type ReactNode } from 'react';
import { Art } from '@/art/Art';
import { Link } from '@/components/Link/Link';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { Seo } from '@/routing/Seo';
import { useAuth } from '../AuthProvider';
import { clientTexts } from '../clientTexts';
import { SendVerification } from '../controls/VerificationNotice';
import { accountPaths } from '../paths';
import type { User } from '../session';
import { accountPage, accountSections } from './copy';
import { DeleteAccount } from './DeleteAccount';
import { DialogButton } from './DialogButton';
import { doorAtDawn } from './drawings';
import styles from './AccountPage.module.css';

const { seo, timeOfDay, title, intro } = accountPage;
const { name, email, browser, deletion, signedOut } = accountSections;

/** What the site shows of the signed-in visitor's account, and its deletion. */
export function AccountPage() {
  return (
    <>
      <Seo path={accountPaths.account} seo={seo} isIndexed={false} />
      <PageHero
        eyebrow={{ label: timeOfDay.name, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={title}
        intro={intro}
        introPosition="below"
        aside={<Art drawing={doorAtDawn} className={styles.picture} />}
        className={styles.hero}
      />
      <Section>
        <Container className={styles.content}>
          <AccountContent />
        </Container>
      </Section>
    </>
  );
}

function AccountContent() {
  const { session } = useAuth();
  const [wasDeleted, setWasDeleted] = useState(false);

  if (session.status === 'unknown') return <p role="status">{accountSections.loading}</p>;
  if (session.status === 'signedOut') return <SignedOutNotice wasDeleted={wasDeleted} />;
  const { user, backend } = session;
  const managed = Object.values(clientTexts)
    .map(({ account }) => account)
    .find((account) => account.backend === backend);
  return (
    <>
      <AccountSection title={name.title}>
        <p>{user.name}</p>
      </AccountSection>
      <EmailSection user={user} />
      <AccountSection title={browser.title}>
        <p>{browser.text}</p>
        <Link href={paths.privacy} className={styles.link}>
          {browser.policy}
        </Link>
      </AccountSection>
      {managed ? (
        <AccountSection title={managed.title}>
          <p>{managed.text}</p>
        </AccountSection>
      ) : (
        <AccountSection title={deletion.title}>
          <p>{deletion.text}</p>
          <DeleteAccount email={user.email ?? ''} onDelete={() => setWasDeleted(true)} />
        </AccountSection>
      )}
    </>
  );
}

type AccountSectionProps = { readonly title: string; readonly children: ReactNode };

/** A heading beside its content. */
function AccountSection({ title, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.sectionContent}>{children}</div>
    </section>
  );
}

function EmailSection({ user }: { readonly user: User }) {
  return (
    <AccountSection title={email.title}>
      <p className={styles.email}>
        {user.email ?? email.none}
        {user.email && user.emailVerified !== undefined && (
          <span className={styles.state} data-verified={user.emailVerified}>
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

type SignedOutNoticeProps = {
  /** Whether the visitor has just deleted the account. */
  readonly wasDeleted: boolean;
};

function SignedOutNotice({ wasDeleted }: SignedOutNoticeProps) {
  return (
    <AccountSection title={signedOut.title}>
      <p role="status" className={styles.done}>
        {wasDeleted && deletion.done}
      </p>
      <p>{signedOut.text}</p>
      <div className={styles.actions}>
        <DialogButton view="login" tone="ink">
          {signedOut.login}
        </DialogButton>
        <DialogButton view="signUp">{signedOut.signUp}</DialogButton>
      </div>
    </AccountSection>
  );
}
