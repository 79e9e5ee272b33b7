import type { Env } from '@/config/parseEnv';
import type { AccountClient, AuthMethod } from './authClient';
import { loadSingleSignOn } from './sso/loadSingleSignOn';
import type { RedirectClient } from './sso/redirectClient';

/**
 * The sign-in services of the site; each is loaded at its first use. Logout ends their sessions in
 * this order.
 */
export type AuthServices = {
  readonly accounts: () => Promise<AccountClient>;
  /** Null if single sign-on is not configured. Logout leaves the page, so it comes last. */
  readonly singleSignOn: (() => Promise<RedirectClient>) | null;
};

export const serviceByMethod = {
  firebase: 'accounts',
  oidc: 'singleSignOn',
} as const satisfies Record<AuthMethod, keyof AuthServices>;

/** The services that the build's settings configure. Their code loads at the first use. */
export function createAuthServices(env: Env): AuthServices {
  return {
    accounts: async () => {
      if (!env.firebase && !env.authEmulatorUrl) {
        const { notConfiguredClient } = await import('./notConfiguredClient');
        return notConfiguredClient;
      }
      const { createFirebaseClient } = await import('./firebaseClient');
      return createFirebaseClient();
    },
    singleSignOn: loadSingleSignOn(env.oidc),
  };
}
