import { useEffect, useState } from 'react';
import { verificationWords } from '@/content/signIn/accountMenu';
import { verificationWaitMs } from '../../verificationMail';

type SendVerificationProps = {
  readonly className?: string | undefined;
  readonly isBusy: boolean;
  /** Settles once the mail is sent, or could not be. */
  readonly onSend: () => Promise<void>;
};

/** Mails the link again, at most once a minute. */
export function SendVerification({ className, isBusy, onSend }: SendVerificationProps) {
  const [waitMs, setWaitMs] = useState(verificationWaitMs);
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
    await onSend();
    setWaitMs(verificationWaitMs());
  }

  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy || waitMs > 0}
      onClick={() => void handleClick()}
    >
      {isBusy
        ? verificationWords.sending
        : waitMs > 0
          ? verificationWords.sent
          : verificationWords.send}
    </button>
  );
}
