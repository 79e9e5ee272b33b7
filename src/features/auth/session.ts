import { accountWords } from '@/content/signIn/account';
import type { Account, AuthMethod } from './authClient';

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
      readonly method: AuthMethod;
      /** False for a cached session that the service has not confirmed yet. */
      readonly isVerified: boolean;
    };

export const signedOut = { status: 'signedOut' } as const satisfies Session;

export function signedIn(method: AuthMethod, account: Account) {
  return {
    status: 'signedIn',
    method,
    user: { ...account, name: getUserName(account) },
    isVerified: true,
  } as const satisfies Session;
}

/** SPEC section 3 fixes the order. */
export function getUserName({
  email,
  displayName,
}: Pick<Account, 'email' | 'displayName'>): string {
  return localPart(email) || displayName?.trim() || accountWords.fallbackName;
}

export function localPart(email: string | null): string {
  return email?.split('@')[0]?.trim() ?? '';
}
