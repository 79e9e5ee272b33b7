import { useState } from 'react';
import { Art } from '@/art/Art';
import { doorAtDawn } from '@/art/drawings/account';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { accountPage, accountSections } from '@/content/signIn/accountPages';
import { useAuth } from '@/features/auth/AuthProvider';
import { Seo } from '@/routing/Seo';
import { AccountSections } from './sections/AccountSections';
import { SignedOutNotice } from './sections/SignedOutNotice';
import { SingleSignOnSections } from './sections/SingleSignOnSections';
import { useAccountClient } from './useAccountClient';
import styles from './AccountPage.module.css';

const { seo, timeOfDay, title, intro } = accountPage;

/** What a signed-in visitor can see and change of the account. */
export function AccountPage() {
  return (
    <>
      <Seo path={paths.account} seo={seo} isIndexed={false} />
      <PageHero
        eyebrow={{ label: timeOfDay.name, state: timeOfDay.state, time: timeOfDay.time }}
        title={title}
        intro={intro}
        introAt="below"
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
  const isSignedIn = session.status === 'signedIn';
  const client = useAccountClient(isSignedIn && session.method === 'firebase');

  if (session.status === 'signedOut') return <SignedOutNotice wasDeleted={wasDeleted} />;
  if (isSignedIn && session.method === 'oidc') return <SingleSignOnSections user={session.user} />;
  if (client === 'failed') return <p role="alert">{accountSections.failed}</p>;
  const details = typeof client === 'object' && isSignedIn ? client.account.details() : null;
  if (client === 'loading' || !details) return <p role="status">{accountSections.loading}</p>;
  return <AccountSections client={client} details={details} onDelete={() => setWasDeleted(true)} />;
}
