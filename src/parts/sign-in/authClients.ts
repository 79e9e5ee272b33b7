import type { Env } from '@/config/parseEnv';
import {
  accountsBackend,
  type AuthBackend,
  type AuthClient,
  type PasswordAuthClient,
  type RedirectAuthClient,
} from './authClient';
import { clients } from './clients';
import { hasFirebase } from './stored';

/** The sign-in services that the build's settings configure. Their code loads at the first use. */
export type AuthClients = {
  readonly accounts: () => Promise<PasswordAuthClient>;
  /** By backend. Logout leaves the page, so it ends their sessions last. */
  readonly redirects: ReadonlyMap<AuthBackend, () => Promise<RedirectAuthClient>>;
};

export function createAuthClients(env: Env): AuthClients {
  return {
    accounts: async () => {
      if (!hasFirebase(env)) {
        const { notConfiguredClient } = await import('./notConfiguredClient');
        return notConfiguredClient;
      }
      const { createFirebaseClient } = await import('./firebaseClient');
      return createFirebaseClient();
    },
    redirects: new Map(
      Object.values(clients).flatMap(({ redirect }) => {
        const load = redirect?.load(env);
        return redirect && load ? [[redirect.backend, load] as const] : [];
      }),
    ),
  };
}

/** What loads the client of a backend; undefined if it is not configured. */
export function findClient(
  { accounts, redirects }: AuthClients,
  backend: AuthBackend,
): (() => Promise<AuthClient>) | undefined {
  return backend === accountsBackend ? accounts : redirects.get(backend);
}
