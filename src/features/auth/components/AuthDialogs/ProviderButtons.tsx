import { useEffect, useState } from 'react';
import googleLogo from '@/art/logos/google-icon.svg';
import microsoftLogo from '@/art/logos/microsoft-icon.svg';
import { Icon } from '@/components/Icon/Icon';
import { KeyRound } from '@/components/Icon/icons';
import { authLabels } from '@/content/auth';
import { authProviders } from '@/content/authProviders';
import { popupProviders, type PopupProvider } from '../../authClient';
import { useAuth, useAuthStore } from '../../AuthProvider';
import { readLastSignInWay } from '../../lastSignInWay';
import styles from './AuthDialogs.module.css';

type ProviderButtonsProps = {
  readonly onChoose: (provider: PopupProvider) => void;
  /** Undefined if single sign-on is not configured. */
  readonly onSingleSignOn: (() => void) | undefined;
};

const logos: Readonly<Record<PopupProvider, string>> = {
  google: googleLogo,
  microsoft: microsoftLogo,
};

/**
 * Sign-in with a provider. The buttons stay enabled while a window is open: a second press replaces
 * it, and the service notices a closed window only seconds later.
 */
export function ProviderButtons({ onChoose, onSingleSignOn }: ProviderButtonsProps) {
  const isReady = useClientReady();
  const last = readLastSignInWay(useAuthStore().cookies);
  return (
    <>
      <div className={styles.providers}>
        {popupProviders.map((provider) => (
          <button
            key={provider}
            type="button"
            disabled={!isReady}
            aria-label={authProviders[provider].action}
            onClick={() => onChoose(provider)}
          >
            <img src={logos[provider]} alt="" width={19} height={19} />
            {authProviders[provider].label}
          </button>
        ))}
        {onSingleSignOn && (
          <button type="button" className={styles.singleSignOn} onClick={onSingleSignOn}>
            <Icon icon={KeyRound} size={19} />
            {authProviders.oidc.action}
          </button>
        )}
      </div>
      <p className={styles.providerNote}>
        {last && (
          <b>{authLabels.lastTime(last === 'password' ? null : authProviders[last].label)} </b>
        )}
        {authLabels.replacesPassword}
      </p>
      <p className={styles.divider}>{isReady ? authLabels.or : authLabels.preparing}</p>
    </>
  );
}

/** A failed load counts as ready: a press retries it and shows the error. */
function useClientReady(): boolean {
  const { services } = useAuth();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const markReady = () => setIsReady(true);
    services.accounts().then(markReady, markReady);
  }, [services]);
  return isReady;
}
