import { vi } from 'vitest';
import type { Account } from '../../authClient';
import type { AuthClients } from '../../authClients';
import { fakeAccount, fakeClients } from '../../tests/support/fakeClients';
import type { OidcAuthClient } from '../oidcAuthClient';

/** A fake single sign-on service. */
export function fakeOidcClient(
  overrides: Partial<OidcAuthClient> = {},
  initial: Account | null = null,
) {
  const { emit, onAccountChange } = fakeAccount(initial);
  const client = {
    backend: 'oidc',
    onAccountChange,
    signOut: vi.fn(() => Promise.resolve(emit(null))),
    signIn: vi.fn(() => Promise.resolve()),
    completeSignIn: vi.fn(() => Promise.resolve('/')),
    ...overrides,
  } as const satisfies OidcAuthClient;
  return { client, emit };
}

/** Fake services of a site with single sign-on. */
export function clientsWith(
  singleSignOn: OidcAuthClient,
  ...others: Parameters<typeof fakeClients>
): AuthClients {
  return { ...fakeClients(...others), singleSignOn: () => Promise.resolve(singleSignOn) };
}
