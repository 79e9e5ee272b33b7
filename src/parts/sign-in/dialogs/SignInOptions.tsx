import { useEffect, useState } from 'react';
import { Icon, KeyRound } from '@/components/Icon/Icon';
import { useAuth } from '../AuthProvider';
import { type PopupProvider, popupProviders } from '../client';
import { authCopy } from '../content/auth';
import { authProviders } from '../content/authProviders';
import googleLogo from '../media/google-icon.svg';
import microsoftLogo from '../media/microsoft-icon.svg';
import { redirectToProvider, redirectToSso } from '../providerRedirect';
import { AuthErrorMessage } from './AuthErrorMessage';
import type { AuthRequest } from './useAuthRequest';
import styles from './AuthDialogs.module.css';

const logos: Readonly<Record<PopupProvider, string>> = {
  google: googleLogo,
  microsoft: microsoftLogo,
};

type SignInOptionsProps = { readonly request: AuthRequest };

/** Enabled while a window is open, because the service notices a closed window only seconds later. */
export function SignInOptions({ request }: SignInOptionsProps) {
  const { clients } = useAuth();
  const isReady = useClientReady();
  const { state, pendingSource, run } = request;
  const blocked =
    state.error?.code === 'popup-blocked' && popupProviders.find((name) => name === state.source);

  return (
    <>
      <AuthErrorMessage error={state.error}>
        {blocked && (
          <button
            type="button"
            data-text="link accent"
            onClick={() => void run(blocked, () => redirectToProvider(clients, blocked))}
          >
            {authCopy.continueHere}
          </button>
        )}
      </AuthErrorMessage>
      <div
        className={styles.providers}
        data-row=""
        aria-busy={popupProviders.some((name) => name === pendingSource)}
      >
        {popupProviders.map((provider) => {
          const { label, action } = authProviders[provider];
          const isPending = pendingSource === provider;
          return (
            <button
              key={provider}
              type="button"
              data-row="inline"
              disabled={!isReady}
              aria-label={isPending ? authCopy.waitingFor(label) : action}
              onClick={() =>
                void run(provider, async (signal) =>
                  (await clients.accounts?.())?.signInWithPopup(provider, signal),
                )
              }
            >
              <img src={logos[provider]} alt="" width={19} height={19} />
              {isPending ? authCopy.waiting : label}
            </button>
          );
        })}
      </div>
      <SingleSignOnButton request={request} />
      <p className={styles.divider} data-row="" data-text="xs secondary">
        <span>{isReady ? authCopy.or : authCopy.preparing}</span>
      </p>
    </>
  );
}

/** A failed load counts as ready: a press retries it and shows the error. */
function useClientReady(): boolean {
  const { clients } = useAuth();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const markReady = () => setIsReady(true);
    clients.accounts?.().then(markReady, markReady);
  }, [clients]);
  return isReady;
}

export function SingleSignOnButton({ request: { pendingSource, run } }: SignInOptionsProps) {
  const { clients } = useAuth();
  const isPending = pendingSource === 'oidc';
  return (
    clients.singleSignOn && (
      <div className={styles.providers} data-row="" aria-busy={isPending}>
        <button
          type="button"
          data-row="inline"
          onClick={() => void run('oidc', (signal) => redirectToSso(clients, signal))}
        >
          <Icon icon={KeyRound} size={19} />
          {isPending ? authCopy.waiting : authCopy.singleSignOn}
        </button>
      </div>
    )
  );
}
