import type { Env } from '@/config/env';
import { removeDrafts, safeSessionStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import {
  AuthError,
  toSentences,
  withTimeout,
  type Account,
  type AuthBackend,
  type AuthClient,
  type AuthClients,
} from './client';
import { accountCopy } from './content/account';
import { focusAccountControl } from './focusAccountControl';
import {
  cacheSession,
  formatCachedSession,
  readCachedSession,
  signedIn,
  signedOut,
  type Session,
} from './session';
import { draftOwnerKey, hasFirebase } from './stored';

export type AuthView = 'login' | 'signUp' | 'reset';

export type AuthDialog = {
  readonly view: AuthView | 'closed';
  /** Why the sign-in by redirect failed from which the visitor has just returned. */
  readonly error: AuthError | null;
};

export type AuthStore = ReturnType<typeof createAuthStore>;

const closed: AuthDialog = { view: 'closed', error: null };

export function createAuthStore(clients: AuthClients) {
  const readCached = () => readCachedSession((backend) => getClient(clients, backend) !== null);
  const session = createStore<Session>(() => claimDrafts(readCached()), { status: 'unknown' });
  const dialog = createStore<AuthDialog>(() => closed, closed);

  /** A service without a user does not end a session of another service. */
  function setAccount(backend: AuthBackend, account: Account | null) {
    const current = session.get();
    if (!account && current.status === 'signedIn' && current.backend !== backend) return;
    const next = account ? signedIn(backend, account) : signedOut;
    cacheSession(next);
    session.set(claimDrafts(next));
  }

  /** Loads at the first call, and then updates the session; the next call retries a failed load. */
  function connect<T extends AuthClient>(load: () => Promise<T>): () => Promise<T> {
    let loading: Promise<T> | undefined;
    const start = async () => {
      const wasSignedIn = session.get().status === 'signedIn';
      const client = await load();
      let isFirst = true;
      client.onAccountChange((account) => {
        // another tab may have logged out after the service read the account
        const isOutdated = isFirst && wasSignedIn && readCached().status === 'signedOut';
        isFirst = false;
        if (account && isOutdated) client.signOut().catch(() => undefined);
        else setAccount(client.backend, account);
      });
      return client;
    };
    return () =>
      (loading ??= start().catch((cause: unknown) => {
        loading = undefined;
        if (cause instanceof AuthError) throw cause;
        throw new AuthError('network-request-failed', toSentences(accountCopy.unreachable), {
          cause,
        });
      }));
  }

  const connected: AuthClients = {
    accounts: clients.accounts && connect(clients.accounts),
    singleSignOn: clients.singleSignOn && connect(clients.singleSignOn),
  };

  async function verify() {
    const current = session.get();
    if (current.status !== 'signedIn' || current.isConfirmed) return;
    try {
      await getClient(connected, current.backend)?.();
    } catch {
      // without a connection the visitor stays signed in; the next page retries
    }
  }

  return {
    session,
    dialog,
    clients: connected,
    verify,
    /** At every service: a session left at one would return when it is next loaded. */
    logOut: async () => {
      const errors: unknown[] = [];
      for (const load of [connected.accounts, connected.singleSignOn]) {
        if (!load) continue;
        const end = async () => (await load()).signOut();
        await withTimeout(end, accountCopy.logOutTimeout).catch((error: unknown) =>
          errors.push(error),
        );
      }
      const [error] = errors;
      if (error instanceof Error) window.alert(error.message);
      else focusAccountControl();
    },
    openDialog: (view: AuthView, error: AuthError | null = null) => dialog.set({ view, error }),
    closeDialog: () => dialog.set(closed),
    /** Reads the cached session again, which another tab may have changed. */
    refresh: () => {
      const cached = readCached();
      if (formatCachedSession(cached) === formatCachedSession(session.get())) return;
      session.set(claimDrafts(cached));
      void verify();
    },
  };
}

/** What was typed goes with its session, even if that ended elsewhere, and if another user follows. */
function claimDrafts(session: Session): Session {
  const owner = session.status === 'signedIn' ? (session.user.email ?? session.user.name) : null;
  const previous = safeSessionStorage.get(draftOwnerKey);
  if (previous !== null && previous !== owner) removeDrafts();
  if (owner === null) safeSessionStorage.remove(draftOwnerKey);
  else safeSessionStorage.set(draftOwnerKey, owner);
  return session;
}

function getClient({ accounts, singleSignOn }: AuthClients, backend: AuthBackend) {
  return backend === 'oidc' ? singleSignOn : accounts;
}

// a constant, so that a build without the settings has no byte of the library
const settings = __ENV__.singleSignOn;

export function createAuthClients(env: Env): AuthClients {
  return {
    accounts: hasFirebase(env)
      ? async () => (await import('./firebaseClient')).createFirebaseClient()
      : null,
    singleSignOn: settings
      ? async () => (await import('./single-sign-on/oidcClient')).createOidcClient(settings)
      : null,
  };
}
