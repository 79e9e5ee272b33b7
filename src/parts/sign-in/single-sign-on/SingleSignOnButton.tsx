import { Icon } from '@/components/Icon/Icon';
import { KeyRound } from '@/components/Icon/icons';
import { useAuth } from '../AuthProvider';
import type { AuthRequest } from '../useAuthRequest';
import { ssoAction } from './copy';
import { redirectToSso } from './ssoFlow';
import { oidcBackend } from './stored';
import dialog from '../dialogs/AuthDialogs.module.css';
import styles from './SingleSignOnButton.module.css';

type SingleSignOnButtonProps = { readonly run: AuthRequest['run'] };

/** Below the providers; nothing if single sign-on is not configured. */
export function SingleSignOnButton({ run }: SingleSignOnButtonProps) {
  const { clients } = useAuth();
  return (
    clients.redirects.has(oidcBackend) && (
      <div className={`${dialog.providers} ${styles.root}`}>
        <button
          type="button"
          onClick={() => void run(oidcBackend, (signal) => redirectToSso(clients, signal))}
        >
          <Icon icon={KeyRound} size={19} />
          {ssoAction}
        </button>
      </div>
    )
  );
}
