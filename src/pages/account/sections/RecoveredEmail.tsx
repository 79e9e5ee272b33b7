import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { actionWords } from '@/content/signIn/accountPages';
import { toAuthError, type AuthError } from '@/features/auth/authClient';
import { useAuth } from '@/features/auth/AuthProvider';
import { AuthErrorMessage } from '@/features/auth/components/AuthDialogs/AuthErrorMessage';
import styles from './ActionResult.module.css';

const { recoverEmail: texts } = actionWords;

type RecoveredEmailProps = { readonly email: string };

/** Offers a new password: whoever changed the email knows the old one. */
export function RecoveredEmail({ email }: RecoveredEmailProps) {
  const { services } = useAuth();
  const [state, setState] = useState<'idle' | 'sent' | AuthError>('idle');

  async function send() {
    try {
      await (await services.accounts()).sendPasswordReset(email);
      setState('sent');
    } catch (error) {
      setState(toAuthError(error));
    }
  }

  return (
    <>
      <AuthErrorMessage error={typeof state === 'object' ? state : null} />
      <p role="status" className={styles.done}>
        {state === 'sent' && texts.sent}
      </p>
      <Button size="small" icon={null} onClick={() => void send()}>
        {texts.reset}
      </Button>
    </>
  );
}
