import { popupProviders, type PopupProvider } from '../authClient';
import { useAuth } from '../AuthProvider';
import { authCopy } from '../content/auth';
import { redirectToProvider } from '../signInFlow';
import { getRequestError, type AuthRequest, type AuthRequestState } from '../useAuthRequest';
import { AuthErrorMessage } from './AuthErrorMessage';
import { ProviderButtons } from './ProviderButtons';
import styles from './AuthDialogs.module.css';

type SignInOptionsProps = { readonly request: AuthRequest };

/** The error of the last request, and the sign-in options without a password. */
export function SignInOptions({ request: { state, run } }: SignInOptionsProps) {
  const { clients } = useAuth();
  const blocked = blockedProvider(state);
  return (
    <>
      <AuthErrorMessage error={getRequestError(state)}>
        {blocked && (
          <button
            type="button"
            className={styles.link}
            onClick={() => void run(blocked, () => redirectToProvider(clients, blocked))}
          >
            {authCopy.continueHere}
          </button>
        )}
      </AuthErrorMessage>
      <ProviderButtons run={run} />
    </>
  );
}

/** The provider whose window the browser has blocked. */
function blockedProvider(state: AuthRequestState): PopupProvider | undefined {
  if (state.status !== 'failed' || state.error.code !== 'popup-blocked') return undefined;
  return popupProviders.find((provider) => provider === state.source);
}
