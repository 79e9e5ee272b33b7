import { useEffect, useState } from 'react';
import { verificationWords } from '@/content/signIn/accountMenu';
import { onPageShown } from '@/lib/onPageShown';
import { useAuth } from '../../AuthProvider';
import { SendVerification } from './SendVerification';
import styles from './VerificationNotice.module.css';

/** "Not confirmed yet", and the mail again. Shown to who is signed in with such an email. */
export function VerificationNotice() {
  const { session, services } = useAuth();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
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

  async function send() {
    setState('sending');
    try {
      await (await services.accounts()).account.sendVerification();
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    isUnverified && (
      <p className={styles.root}>
        {verificationWords.unverified}{' '}
        <SendVerification className={styles.send} isBusy={state === 'sending'} onSend={send} />
        <span role="status">{state === 'failed' && verificationWords.failed}</span>
      </p>
    )
  );
}
