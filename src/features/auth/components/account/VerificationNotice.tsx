import { useEffect } from 'react';
import { verificationWords } from '@/content/signIn/accountMenu';
import { onPageShown } from '@/lib/onPageShown';
import { useAuth } from '../../AuthProvider';
import { SendVerification } from './SendVerification';
import styles from './VerificationNotice.module.css';

/** "Not confirmed yet", and the mail again. Shown to who is signed in with such an email. */
export function VerificationNotice() {
  const { session, services } = useAuth();
  const isUnverified =
    session.status === 'signedIn' && session.isVerified && session.user.emailVerified === false;

  useEffect(() => {
    if (!isUnverified) return undefined;
    // the link in the mail may have been opened in another tab or program
    return onPageShown(() => {
      services
        .accounts()
        .then((client) => client.account.refresh())
        .catch(() => undefined);
    });
  }, [isUnverified, services]);

  return (
    isUnverified && (
      <p className={styles.root}>
        {verificationWords.unverified} <SendVerification className={styles.send} />
      </p>
    )
  );
}
