import { env } from '@/config/env';
import type { OidcSettings } from '@/config/parseEnv';
import { accountWords } from '@/content/account';
import {
  AuthError,
  type AccountClient,
  type AuthClient,
  type Mechanism,
  type RedirectClient,
} from './authClient';
import { applyAccount } from './session';

type ClientSources = {
  readonly account: () => Promise<AccountClient>;
  /** Null when single sign-on is not configured. */
  readonly singleSignOn: (() => Promise<RedirectClient>) | null;
};

const built: ClientSources = {
  account: async () => {
    if (!env.firebase && !env.authEmulatorUrl) {
      const { createMissingClient } = await import('./missingClient');
      return createMissingClient();
    }
    const { createFirebaseClient } = await import('./firebaseClient');
    return createFirebaseClient();
  },
  singleSignOn: singleSignOn(env.oidc),
};

let sources = connected(built);

/** Sign-in services in place of those of the build; for tests. */
export function provideClients(clients: ClientSources): void {
  sources = connected(clients);
}

/** Loads the service for accounts of its own; from then on the session follows it. */
export function accountClient(): Promise<AccountClient> {
  return sources.account();
}

export function hasSingleSignOn(): boolean {
  return sources.singleSignOn !== null;
}

/** @throws {Error} when single sign-on is not configured. */
export function singleSignOnClient(): Promise<RedirectClient> {
  if (!sources.singleSignOn) {
    throw new Error('Ask hasSingleSignOn() before singleSignOnClient().');
  }
  return sources.singleSignOn();
}

export function clientFor(mechanism: Mechanism): Promise<AuthClient> {
  return mechanism === 'oidc' && hasSingleSignOn() ? singleSignOnClient() : accountClient();
}

function singleSignOn(settings: OidcSettings | null): ClientSources['singleSignOn'] {
  if (!settings) return null;
  return async () => {
    const { createOidcClient } = await import('./oidcClient');
    return createOidcClient(settings);
  };
}

function connected({ account, singleSignOn }: ClientSources): ClientSources {
  return {
    account: once(account),
    singleSignOn: singleSignOn && once(singleSignOn),
  };
}

/** Loads at the first call; a load that failed is tried again at the next. */
function once<T extends AuthClient>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().then(
      (client) => {
        client.onAccountChange((account) => applyAccount(client.mechanism, account));
        return client;
      },
      (error: unknown) => {
        loading = undefined;
        throw error instanceof AuthError ? error : unreachable(error);
      },
    ));
}

/** The service's code did not arrive, so it has no text of its own. */
function unreachable(cause: unknown): AuthError {
  return new AuthError('network-request-failed', accountWords.unreachable, { cause });
}
