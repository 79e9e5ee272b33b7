import type { Account, AuthBackend } from './authClient';
import { accountCopy } from './content/account';

export type User = Account & {
  /** The name that the site shows: the email's local part, else the display name, else "User". */
  readonly name: string;
};

export type Session =
  /** In prerendered HTML and the first client render. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | {
      readonly status: 'signedIn';
      readonly user: User;
      readonly backend: AuthBackend;
      /** False for a cached session that the service has not confirmed yet. */
      readonly isConfirmed: boolean;
    };

export const signedOut = { status: 'signedOut' } as const satisfies Session;

export function signedIn(backend: AuthBackend, account: Account) {
  return {
    status: 'signedIn',
    backend,
    user: { ...account, name: getUserName(account) },
    isConfirmed: true,
  } as const satisfies Session;
}

/** SPEC section 3 fixes the order. */
export function getUserName({
  email,
  displayName,
}: Pick<Account, 'email' | 'displayName'>): string {
  return localPart(email) || displayName?.trim() || accountCopy.fallbackName;
}

export function localPart(email: string | null): string {
  return email?.split('@')[0]?.trim() ?? '';
}
