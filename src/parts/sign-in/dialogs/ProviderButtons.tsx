import { useEffect, useState } from 'react';
import { popupProviders, type PopupProvider } from '../authClient';
import { useAuth, useAuthStore } from '../AuthProvider';
import { authCopy } from '../content/auth';
import { authProviders } from '../content/authProviders';
import { readLastSignInMethod } from '../lastSignInMethod';
import googleLogo from '../media/google-icon.svg';
import microsoftLogo from '../media/microsoft-icon.svg';
import { SingleSignOnButton } from '../single-sign-on/SingleSignOnButton';
import type { AuthRequest } from '../useAuthRequest';
import styles from './AuthDialogs.module.css';

type ProviderButtonsProps = { readonly run: AuthRequest['run'] };

const logos: Readonly<Record<PopupProvider, string>> = {
  google: googleLogo,
  microsoft: microsoftLogo,
};

/**
 * Sign-in with a provider. The buttons stay enabled while a window is open: a second press replaces
 * it, and the service notices a closed window only seconds later.
 */
export function ProviderButtons({ run }: ProviderButtonsProps) {
  const { clients } = useAuth();
  const isReady = useClientReady();
  const last = readLastSignInMethod(useAuthStore().cookies);

  const signInWith = (provider: PopupProvider) =>
    run(provider, async (signal) => {
      const client = await clients.accounts();
      await client.signInWithPopup(provider, signal);
    });

  return (
    <>
      <div className={styles.providers}>
        {popupProviders.map((provider) => (
          <button
            key={provider}
            type="button"
            disabled={!isReady}
            aria-label={authProviders[provider].action}
            onClick={() => void signInWith(provider)}
          >
            <img src={logos[provider]} alt="" width={19} height={19} />
            {authProviders[provider].label}
          </button>
        ))}
      </div>
      <SingleSignOnButton run={run} />
      <p className={styles.providerNote}>
        {last && (
          <b>{authCopy.lastTime(last === 'password' ? null : authProviders[last].label)} </b>
        )}
        {authCopy.replacesPassword}
      </p>
      <p className={styles.divider}>{isReady ? authCopy.or : authCopy.preparing}</p>
    </>
  );
}

/** A failed load counts as ready: a press retries it and shows the error. */
function useClientReady(): boolean {
  const { clients } = useAuth();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const markReady = () => setIsReady(true);
    clients.accounts().then(markReady, markReady);
  }, [clients]);
  return isReady;
}
