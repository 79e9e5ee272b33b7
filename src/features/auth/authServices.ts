import type { Env } from '@/config/parseEnv';
import type { AuthServices } from './authStore';

/** The services that the build's settings configure. Their code loads at the first use. */
export function createAuthServices({ firebase, authEmulatorUrl, oidc }: Env): AuthServices {
  return {
    accounts: async () => {
      if (!firebase && !authEmulatorUrl) {
        const { notConfiguredClient } = await import('./notConfiguredClient');
        return notConfiguredClient;
      }
      const { createFirebaseClient } = await import('./firebaseClient');
      return createFirebaseClient();
    },
    singleSignOn:
      oidc &&
      (async () => {
        const { createOidcClient } = await import('./oidcClient');
        return createOidcClient(oidc);
      }),
  };
}
