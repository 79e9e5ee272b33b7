import { Icon } from '@/components/Icon/Icon';
import { KeyRound } from '@/components/Icon/icons';
import { useAuth } from '../AuthProvider';
import { authCopy } from '../content/auth';
import type { AuthRequest } from '../dialogs/useAuthRequest';
import { redirectToSso } from '../redirects';
import styles from '../dialogs/AuthDialogs.module.css';

type SingleSignOnButtonProps = { readonly run: AuthRequest['run'] };

/** Below the providers; nothing if single sign-on is not configured. */
export function SingleSignOnButton({ run }: SingleSignOnButtonProps) {
  const { clients } = useAuth();
  return (
    clients.singleSignOn && (
      <div className={styles.providers}>
        <button
          type="button"
          onClick={() => void run('oidc', (signal) => redirectToSso(clients, signal))}
        >
          <Icon icon={KeyRound} size={19} />
          {authCopy.singleSignOn}
        </button>
      </div>
    )
  );
}
