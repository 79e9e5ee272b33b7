import { vi } from 'vitest';
import type { Account, RedirectAuthClient } from '../../authClient';
import type { AuthClients } from '../../authClients';
import { fakeAccount, fakeClients } from '../../tests/support/fakeClients';
import { oidcBackend } from '../stored';

/** A fake single sign-on service. */
export function fakeOidcClient(
  overrides: Partial<RedirectAuthClient> = {},
  initial: Account | null = null,
) {
  const { emit, onAccountChange } = fakeAccount(initial);
  const client = {
    backend: oidcBackend,
    onAccountChange,
    signOut: vi.fn(() => Promise.resolve(emit(null))),
    signIn: vi.fn(() => Promise.resolve()),
    completeSignIn: vi.fn(() => Promise.resolve('/')),
    ...overrides,
  } as const satisfies RedirectAuthClient;
  return { client, emit };
}

/** Fake services of a site with single sign-on. */
export function clientsWith(
  singleSignOn: RedirectAuthClient,
  ...others: Parameters<typeof fakeClients>
): AuthClients {
  return {
    ...fakeClients(...others),
    redirects: new Map([[oidcBackend, () => Promise.resolve(singleSignOn)]]),
  };
}
