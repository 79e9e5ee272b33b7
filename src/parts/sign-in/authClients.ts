import type { Env } from '@/config/parseEnv';
import type { PasswordAuthClient, AuthBackend } from './authClient';
import { loadSingleSignOn } from './single-sign-on/loadSingleSignOn';
import type { OidcAuthClient } from './single-sign-on/oidcAuthClient';

/**
 * The sign-in services of the site; each is loaded at its first use. Logout ends their sessions in
 * this order.
 */
export type AuthClients = {
  readonly accounts: () => Promise<PasswordAuthClient>;
  /** Null if single sign-on is not configured. Logout leaves the page, so it comes last. */
  readonly singleSignOn: (() => Promise<OidcAuthClient>) | null;
};

export const clientNames = {
  firebase: 'accounts',
  oidc: 'singleSignOn',
} as const satisfies Record<AuthBackend, keyof AuthClients>;

/** The clients that the build's settings configure. Their code loads at the first use. */
export function createAuthClients({ 'sign-in': settings }: Env): AuthClients {
  return {
    accounts: async () => {
      if (!settings?.firebase && !settings?.authEmulatorUrl) {
        const { notConfiguredClient } = await import('./notConfiguredClient');
        return notConfiguredClient;
      }
      const { createFirebaseClient } = await import('./firebaseClient');
      return createFirebaseClient();
    },
    singleSignOn: loadSingleSignOn(settings?.oidc ?? null),
  };
}
