import { authLabels } from '@/content/auth';
import { popupProviders, type PopupProvider } from '../authClient';
import { accountClient, hasSingleSignOn } from '../clients';
import { leaveForProvider, leaveForSingleSignOn } from '../signInFlow';
import type { useAuthTask } from '../useAuthTask';
import { AuthNotice } from './AuthNotice';
import { ProviderButtons } from './ProviderButtons';
import styles from './AuthModals.module.css';

type AuthProvidersProps = ReturnType<typeof useAuthTask>;

/** What went wrong, and the ways to sign in without a password. */
export function AuthProviders({ progress, run }: AuthProvidersProps) {
  const blocked = blockedProvider(progress);
  return (
    <>
      <AuthNotice progress={progress}>
        {blocked && (
          <button
            type="button"
            className={styles.link}
            onClick={() => void run(blocked, () => leaveForProvider(blocked))}
          >
            {authLabels.continueHere}
          </button>
        )}
      </AuthNotice>
      <ProviderButtons
        onChoose={(provider) =>
          void run(provider, async () => (await accountClient()).signInWithPopup(provider))
        }
        onSingleSignOn={
          hasSingleSignOn() ? () => void run('oidc', leaveForSingleSignOn) : undefined
        }
      />
    </>
  );
}

/** The provider whose window the browser kept shut. */
function blockedProvider(progress: AuthProvidersProps['progress']): PopupProvider | undefined {
  if (progress.status !== 'failed' || progress.error.code !== 'popup-blocked') return undefined;
  return popupProviders.find((provider) => provider === progress.task);
}
