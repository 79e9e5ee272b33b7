import { useEffect, useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Check } from '@/components/Icon/icons';
import { onPageShown } from '@/lib/onPageShown';
import { toSentences } from '../authClient';
import { useAuth, useAuthStore } from '../AuthProvider';
import { verificationCopy } from '../content/auth';
import { getErrorMessage } from '../errorMessages';
import { getRequestError, useAuthRequest } from '../useAuthRequest';
import { verificationWaitMs } from '../verificationMail';
import styles from './VerificationNotice.module.css';

/** "Not confirmed yet", and the mail again. Shown to who is signed in with such an email. */
export function VerificationNotice() {
  return (
    useIsUnverified() && (
      <p className={styles.notice} data-text="xs">
        {verificationCopy.unverified} <SendVerification className={styles.send} />
      </p>
    )
  );
}

/** Asks again when the page is shown: the link in the mail may have been opened elsewhere. */
export function VerificationRefresh() {
  const { clients } = useAuthStore();
  const isUnverified = useIsUnverified();
  useEffect(() => {
    if (!isUnverified) return undefined;
    return onPageShown(() => {
      clients
        .accounts()
        .then((client) => client.account.refresh())
        .catch(() => undefined);
    });
  }, [isUnverified, clients]);
  return null;
}

function useIsUnverified(): boolean {
  const { session } = useAuth();
  return (
    session.status === 'signedIn' && session.isConfirmed && session.user.emailVerified === false
  );
}

type SendVerificationProps = { readonly className?: string | undefined };

/** Mails the link that confirms the email again, at most once a minute. */
export function SendVerification({ className }: SendVerificationProps) {
  const { clients } = useAuth();
  const { state, run } = useAuthRequest(null);
  const [waitMs, setWaitMs] = useState(verificationWaitMs);
  const isBusy = state.status === 'pending';
  const error = getRequestError(state);

  useEffect(() => {
    if (waitMs === 0) return undefined;
    const timer = setTimeout(() => setWaitMs(verificationWaitMs()), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);

  async function handleClick() {
    // another tab's sign-up may have sent one meanwhile
    const wait = verificationWaitMs();
    setWaitMs(wait);
    if (isBusy || wait > 0) return;
    await run('form', async () => {
      await (await clients.accounts()).account.sendVerification();
      setWaitMs(verificationWaitMs());
    });
  }

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${className ?? ''}`}
        data-text="link"
        aria-disabled={isBusy || waitMs > 0}
        onClick={() => void handleClick()}
      >
        {waitMs > 0 && <Icon icon={Check} size={16} />}
        {isBusy
          ? verificationCopy.sending
          : waitMs > 0
            ? verificationCopy.sent
            : verificationCopy.send}
      </button>{' '}
      <span role="status">{error && toSentences(getErrorMessage(error))}</span>
    </>
  );
}
