import type { Env } from '@/config/parseEnv';
import type { AuthBackend, AuthClient, PasswordAuthClient, RedirectAuthClient } from './authClient';
import { hasFirebase } from './stored';

/** The sign-in services that the build's settings configure. Their code loads at the first use. */
export type AuthClients = {
  /** Rejects with `not-configured` unless `hasAccounts`. */
  readonly accounts: () => Promise<PasswordAuthClient>;
  readonly hasAccounts: boolean;
  /** Null if it is not configured. Logout leaves the page, so it ends this session last. */
  readonly singleSignOn: (() => Promise<RedirectAuthClient>) | null;
};

export function createAuthClients(env: Env): AuthClients {
  const hasAccounts = hasFirebase(env);
  return {
    hasAccounts,
    accounts: async () => {
      if (!hasAccounts) {
        const { createAuthError } = await import('./errorMessages');
        throw createAuthError('not-configured');
      }
      const { createFirebaseClient } = await import('./firebaseClient');
      return createFirebaseClient();
    },
    singleSignOn: loadSingleSignOn,
  };
}

// of the constant, so that a build without the settings has no byte of the library
const settings = __ENV__.singleSignOn;
const loadSingleSignOn = settings
  ? async () => {
      const { createOidcClient } = await import('./single-sign-on/oidcClient');
      return createOidcClient(settings);
    }
  : null;

/** What loads the client of a backend; null if it is not configured. */
export function findClient(
  { accounts, hasAccounts, singleSignOn }: AuthClients,
  backend: AuthBackend,
): (() => Promise<AuthClient>) | null {
  if (backend === 'oidc') return singleSignOn;
  return hasAccounts ? accounts : null;
}
