import { vi } from 'vitest';
import type { Account } from '@/features/auth/authClient';
import type { AuthServices } from '@/features/auth/authServices';
import type { RedirectClient } from '@/features/auth/sso/redirectClient';
import { fakeAccount, fakeServices } from '../../../support/fakeServices';

/** A fake single sign-on service. */
export function fakeRedirectClient(
  overrides: Partial<RedirectClient> = {},
  initial: Account | null = null,
) {
  const { emit, onAccountChange } = fakeAccount(initial);
  const client = {
    method: 'oidc',
    onAccountChange,
    signOut: vi.fn(() => Promise.resolve(emit(null))),
    signIn: vi.fn(() => Promise.resolve()),
    completeSignIn: vi.fn(() => Promise.resolve('/')),
    ...overrides,
  } as const satisfies RedirectClient;
  return { client, emit };
}

/** Fake services of a site with single sign-on. */
export function servicesWith(
  singleSignOn: RedirectClient,
  ...others: Parameters<typeof fakeServices>
): AuthServices {
  return { ...fakeServices(...others), singleSignOn: () => Promise.resolve(singleSignOn) };
}
