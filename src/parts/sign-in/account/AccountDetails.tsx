import { useId, type ReactNode } from 'react';
import { Art } from '@/art/Art';
import type { Drawing } from '@/art/kit';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import type { AuthBackend } from '../authClient';
import { clientTexts } from '../clientTexts';
import { SendVerification } from '../controls/VerificationNotice';
import type { User } from '../session';
import { breakable } from './breakable';
import { accountSections } from './copy';
import { DeleteAccount } from './DeleteAccount';
import { browserDisc, doorDisc, formDisc, openedDisc, sealedDisc } from './drawings';
import styles from './AccountPage.module.css';

const { benefit, without, who, browser, deletion } = accountSections;

type AccountDetailsProps = {
  /** Null without a signed-in visitor: the panes then say what an account is. */
  readonly account: { readonly user: User; readonly backend: AuthBackend } | null;
  /** The build has no settings for a sign-in service. */
  readonly isOff: boolean;
  readonly onDelete: () => void;
};

export function AccountDetails({ account, isOff, onDelete }: AccountDetailsProps) {
  const managed = Object.values(clientTexts).find(
    (client) => client.account.backend === account?.backend,
  )?.account;
  const { title, text } = isOff ? without : benefit;
  return (
    <Container>
      <div className={styles.details} data-last={account ? '' : undefined}>
        <div className={styles.sections}>
          {account ? (
            <UserSections user={account.user} />
          ) : (
            <AccountSection title={title} disc={formDisc}>
              <p>{text}</p>
            </AccountSection>
          )}
          <AccountSection title={browser.title} disc={browserDisc}>
            <p>{browser.text}</p>
            <a href={paths.privacy} className={styles.link} data-text="link">
              {browser.policy}
            </a>
          </AccountSection>
          {account && (
            <AccountSection title={(managed ?? deletion).title} disc={doorDisc}>
              <p>{(managed ?? deletion).text}</p>
              {!managed && <DeleteAccount email={account.user.email ?? ''} onDelete={onDelete} />}
            </AccountSection>
          )}
        </div>
      </div>
    </Container>
  );
}

type AccountSectionProps = {
  readonly title: string;
  /** A drawing, or a letter. */
  readonly disc: Drawing | string;
  readonly children: ReactNode;
};

function AccountSection({ title, disc, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      {typeof disc === 'string' ? (
        <span className={styles.initial} aria-hidden="true">
          {disc}
        </span>
      ) : (
        <Art drawing={disc} />
      )}
      <h2 id={titleId} data-text="h4">
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

function UserSections({ user: { name, email, emailVerified } }: { readonly user: User }) {
  return (
    <>
      <AccountSection title={who.title} disc={name.slice(0, 1).toUpperCase()}>
        <p data-text="h3">{name}</p>
        <p>{email ? breakable(email) : who.none}</p>
      </AccountSection>
      {email && emailVerified !== undefined && (
        <AccountSection title={who.confirmation} disc={emailVerified ? openedDisc : sealedDisc}>
          <p className={styles.state} data-text="small" data-verified={emailVerified}>
            {emailVerified ? who.verified : who.unverified}
          </p>
          <p>{emailVerified ? who.ready : who.why}</p>
          {!emailVerified && <SendVerification className={styles.link} />}
        </AccountSection>
      )}
    </>
  );
}
