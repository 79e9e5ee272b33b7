import { Auth0Client, GenericError, LocalStorageCache, type User } from '@auth0/auth0-spa-js';
import { paths } from '@/config/paths';
import { safeLocalStorage } from '@/lib/storage';
import { timeoutSignal } from '@/lib/timeoutSignal';
import { AuthError, type Account, type RedirectAuthClient } from '../client';
import { createAuthError, toAuthError } from '../errorMessages';
import type { OidcSettings } from '../settings';
import { tokensPrefix } from '../stored';

const timeoutMs = 10_000;

/** Errors after which the visitor has to sign in again. */
const expiredCodes: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'missing_refresh_token',
  'invalid_grant',
];

type AppState = { readonly returnTo: string };

/** The session is in local storage and renewed by refresh tokens: README.md. */
export async function createOidcClient(settings: OidcSettings): Promise<RedirectAuthClient> {
  const home = location.origin + paths.home;
  const auth0 = new Auth0Client({
    domain: settings.domain,
    clientId: settings.clientId,
    // the library expects the domain with a slash, as Auth0 has it; Keycloak and Okta have a path without
    ...(new URL(settings.domain).pathname !== '/' && { issuer: settings.domain }),
    authorizationParams: { redirect_uri: home, scope: 'openid profile email' },
    cache: new TokenCache(),
    useRefreshTokens: true,
    legacySameSiteCookie: false,
  });
  let emit: (next: Account | null) => void = () => undefined;
  const leave = (url: string) => {
    emit(null);
    location.assign(url);
  };

  if (await hasExpired(auth0)) await auth0.logout({ openUrl: false });
  let account = toAccount(await auth0.getUser());

  return {
    backend: 'oidc',
    onAccountChange: (listener) => {
      emit = (next) => {
        account = next;
        listener(next);
      };
      emit(account);
    },
    signIn: (returnTo, onLeave, signal) =>
      withAuth0Error(async () => {
        await assertReachable(settings.domain, signal);
        await auth0.loginWithRedirect<AppState>({
          appState: { returnTo },
          openUrl: (url) => {
            signal.throwIfAborted();
            onLeave(new URL(url).searchParams.get('state') ?? '');
            location.assign(url);
          },
        });
      }),
    completeSignIn: (url) =>
      withAuth0Error(async () => {
        const { appState } = await auth0.handleRedirectCallback<AppState>(url);
        emit(toAccount(await auth0.getUser()));
        return appState?.returnTo ?? paths.home;
      }),
    signOut: () =>
      withAuth0Error(async () => {
        const [revocation] = await Promise.allSettled([auth0.revokeRefreshToken()]);
        await auth0.logout({
          logoutParams: { returnTo: home, post_logout_redirect_uri: home },
          openUrl: account !== null && leave,
        });
        // of another client id too, which the site had before
        safeLocalStorage.removeAll((key) => key.startsWith(tokensPrefix));
        if (revocation.status === 'rejected')
          throw createAuthError('revocation_failed', revocation.reason);
      }),
  };
}

/** The site never uses the access token, so it is not stored. */
class TokenCache extends LocalStorageCache {
  override set(key: string, entry: unknown): void {
    const withoutAccess = (name: string, value: unknown) =>
      name === 'access_token' ? undefined : value;
    localStorage.setItem(key, JSON.stringify(entry, withoutAccess));
  }
}

/** Renews an expired session; true if the visitor has to sign in again. */
async function hasExpired(auth0: Auth0Client): Promise<boolean> {
  const claims = await auth0.getIdTokenClaims();
  if (!claims || (claims.exp ?? 0) * 1000 > Date.now()) return false;
  try {
    await auth0.getTokenSilently();
    return false;
  } catch (error) {
    if (error instanceof GenericError && expiredCodes.includes(error.error)) return true;
    throw error;
  }
}

/** Rejects if the provider does not respond: after the redirect the site could not show an error. */
async function assertReachable(domain: string, signal: AbortSignal): Promise<void> {
  await fetch(`${domain}/.well-known/openid-configuration`, {
    mode: 'no-cors',
    signal: timeoutSignal(timeoutMs, signal),
  });
}

function toAccount(user: User | undefined): Account | null {
  if (!user) return null;
  // the operator has chosen this provider; many leave the claim out
  const emailVerified = user.email_verified !== false;
  return { email: user.email ?? null, displayName: user.name ?? null, emailVerified };
}

async function withAuth0Error<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw fromAuth0Error(error);
  }
}

function fromAuth0Error(error: unknown): AuthError {
  if (error instanceof GenericError) {
    return new AuthError(error.error, error.error_description || error.message, { cause: error });
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return createAuthError('timeout', error);
  }
  if (error instanceof TypeError) return createAuthError('network-request-failed', error);
  if (error instanceof AuthError || !(error instanceof Error)) return toAuthError(error);
  // the library's own, in its words
  const code = error.message.startsWith('Timeout') ? 'timeout' : 'internal-error';
  return new AuthError(code, error.message, { cause: error });
}
