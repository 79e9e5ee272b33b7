import { Fragment, useId, type ReactNode } from 'react';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import type { AuthBackend } from '../authClient';
import { clientTexts } from '../clientTexts';
import { SendVerification } from '../controls/VerificationNotice';
import type { User } from '../session';
import { accountSections } from './copy';
import { DeleteAccount } from './DeleteAccount';
import styles from './AccountPage.module.css';

const { benefit, who, browser, deletion } = accountSections;

type AccountDetailsProps = {
  /** Null without a signed-in visitor: the panes then say what an account is. */
  readonly account: { readonly user: User; readonly backend: AuthBackend } | null;
  readonly onDelete: () => void;
};

export function AccountDetails({ account, onDelete }: AccountDetailsProps) {
  const managed = Object.values(clientTexts).find(
    (client) => client.account.backend === account?.backend,
  )?.account;
  return (
    <Section>
      <Container>
        <div className={styles.sections}>
          {account ? (
            <UserSection user={account.user} />
          ) : (
            <AccountSection title={benefit.title}>
              <p>{benefit.text}</p>
            </AccountSection>
          )}
          <AccountSection title={browser.title}>
            <p>{browser.text}</p>
            <a href={paths.privacy} className={styles.link} data-text="link">
              {browser.policy}
            </a>
          </AccountSection>
          {account && (
            <AccountSection title={(managed ?? deletion).title}>
              <p>{(managed ?? deletion).text}</p>
              {!managed && <DeleteAccount email={account.user.email ?? ''} onDelete={onDelete} />}
            </AccountSection>
          )}
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

function UserSection({ user: { name, email, emailVerified } }: { readonly user: User }) {
  const [initial] = name;
  return (
    <AccountSection title={who.title}>
      <div className={styles.who}>
        <span className={styles.initial} aria-hidden="true">
          {initial?.toUpperCase()}
        </span>
        <div>
          <p data-text="h3">{name}</p>
          <p>{email ? breakable(email) : who.none}</p>
        </div>
        {email && emailVerified !== undefined && (
          <div className={styles.confirmation}>
            <p className={styles.state} data-text="small" data-verified={emailVerified}>
              {emailVerified ? who.verified : who.unverified}
            </p>
            <p>{emailVerified ? who.ready : who.why}</p>
            {!emailVerified && <SendVerification className={styles.link} />}
          </div>
        )}
      </div>
    </AccountSection>
  );
}

/** An address that breaks behind its at sign and full stops, if it has to. */
function breakable(email: string): ReactNode {
  return email.split(/(?<=[@.])/).map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
}
