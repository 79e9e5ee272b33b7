import { vi } from 'vitest';
import type { Account, AccountClient, RedirectClient } from '@/features/auth/authClient';

/** A sign-in service that does what the test tells it; `tell` changes who is signed in. */
export function fakeAccountClient(overrides: Partial<AccountClient> = {}) {
  const listeners = new Set<(account: Account | null) => void>();
  const tell = (account: Account | null) => listeners.forEach((listener) => listener(account));
  const client = {
    mechanism: 'firebase',
    onAccountChange: (listener) => {
      listeners.add(listener);
      listener(null);
      return () => listeners.delete(listener);
    },
    signOut: vi.fn(() => Promise.resolve(tell(null))),
    signIn: vi.fn(({ email }) => Promise.resolve(tell({ email, displayName: null }))),
    signUp: vi.fn(({ email }) => Promise.resolve(tell({ email, displayName: null }))),
    signInWithPopup: vi.fn(() => Promise.resolve()),
    signInWithRedirect: vi.fn(() => Promise.resolve()),
    finishRedirect: vi.fn(() => Promise.resolve()),
    sendPasswordReset: vi.fn(() => Promise.resolve()),
    passwordRules: vi.fn(() => Promise.resolve([])),
    ...overrides,
  } as const satisfies AccountClient;
  return { client, tell };
}

/** A single sign-on service that does what the test tells it. */
export function fakeRedirectClient(overrides: Partial<RedirectClient> = {}) {
  const listeners = new Set<(account: Account | null) => void>();
  const tell = (account: Account | null) => listeners.forEach((listener) => listener(account));
  const client = {
    mechanism: 'oidc',
    onAccountChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signOut: vi.fn(() => Promise.resolve()),
    signIn: vi.fn(() => Promise.resolve()),
    finishSignIn: vi.fn(() => Promise.resolve('/')),
    ...overrides,
  } as const satisfies RedirectClient;
  return { client, tell };
}
