import { useId, type ReactNode } from 'react';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import type { AuthBackend } from '../authClient';
import { clientTexts } from '../clientTexts';
import { SendVerification } from '../controls/VerificationNotice';
import type { User } from '../session';
import { accountSections } from './copy';
import { DeleteAccount } from './DeleteAccount';
import styles from './AccountPage.module.css';

const { name, email, browser, deletion } = accountSections;

type AccountDetailsProps = {
  readonly user: User;
  readonly backend: AuthBackend;
  readonly onDelete: () => void;
};

/** The panes of a signed-in visitor's account. */
export function AccountDetails({ user, backend, onDelete }: AccountDetailsProps) {
  const managed = Object.values(clientTexts)
    .map(({ account }) => account)
    .find((account) => account.backend === backend);
  return (
    <Section>
      <Container>
        <div className={styles.sections}>
          <AccountSection title={name.title}>
            <p className={styles.value} data-text="h3">
              {user.name}
            </p>
          </AccountSection>
          <EmailSection user={user} />
          <AccountSection title={browser.title}>
            <p>{browser.text}</p>
            <a href={paths.privacy} className={styles.link} data-text="link">
              {browser.policy}
            </a>
          </AccountSection>
          <AccountSection title={(managed ?? deletion).title}>
            <p>{(managed ?? deletion).text}</p>
            {!managed && <DeleteAccount email={user.email ?? ''} onDelete={onDelete} />}
          </AccountSection>
        </div>
      </Container>
    </Section>
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
