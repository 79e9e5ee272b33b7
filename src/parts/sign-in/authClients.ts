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
  /** Rejects with `not-configured` unless `hasAccounts`. */
  readonly accounts: () => Promise<PasswordAuthClient>;
  readonly hasAccounts: boolean;
  /** By backend. Logout leaves the page, so it ends their sessions last. */
  readonly redirects: ReadonlyMap<AuthBackend, () => Promise<RedirectAuthClient>>;
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
  { accounts, hasAccounts, redirects }: AuthClients,
  backend: AuthBackend,
): (() => Promise<AuthClient>) | undefined {
  if (backend !== accountsBackend) return redirects.get(backend);
  return hasAccounts ? accounts : undefined;
}
