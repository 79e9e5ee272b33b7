import { vi } from 'vitest';
import { exampleMessage } from '@tests/support/examples';
import { noSettings } from '@tests/support/settings';
import { createAuthClients } from '../../authStore';
import type { Account, PasswordAuthClient, AuthClients } from '../../client';

export const exampleAccount = {
  email: 'priya.menon@kaveri.example',
  displayName: exampleMessage.name,
} as const;

/** The account of a fake service. */
export function fakeAccount(initial: Account | null) {
  const listeners = new Set<(account: Account | null) => void>();
  let current = initial;
  return {
    emit: (account: Account | null) => {
      current = account;
      listeners.forEach((listener) => listener(account));
    },
    onAccountChange: (listener: (account: Account | null) => void) => {
      listeners.add(listener);
      listener(current);
    },
  };
}

/** A fake sign-in service; `emit` changes the account. */
export function fakePasswordClient(
  overrides: Partial<PasswordAuthClient> = {},
  initial: Account | null = null,
) {
  const { emit, onAccountChange } = fakeAccount(initial);
  const client = {
    backend: 'firebase',
    onAccountChange,
    signOut: vi.fn(() => {
      emit(null);
      return Promise.resolve();
    }),
    signIn: vi.fn(({ email }) => {
      emit({ email, displayName: null });
      return Promise.resolve();
    }),
    signUp: vi.fn(({ email }) => {
      emit({ email, displayName: null });
      return Promise.resolve();
    }),
    signInWithPopup: vi.fn(() => Promise.resolve()),
    signInWithRedirect: vi.fn(() => Promise.resolve()),
    completeRedirect: vi.fn(() => Promise.resolve()),
    sendPasswordReset: vi.fn(() => Promise.resolve()),
    passwordRules: vi.fn(() => Promise.resolve([])),
    ...overrides,
  } as const satisfies PasswordAuthClient;
  return { client, emit };
}

/** What a build without settings has. */
export const clientsWithoutSettings = () => createAuthClients(noSettings);

/** Fake services of a site, by default without an account. */
export function fakeClients({
  accounts = fakePasswordClient().client,
}: { readonly accounts?: PasswordAuthClient } = {}): AuthClients {
  return { accounts: () => Promise.resolve(accounts), singleSignOn: null };
}
