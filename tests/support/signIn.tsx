import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { accountCopy } from '@/content/signIn/account';
import type { Account, AuthBackend } from '@/features/auth/authClient';
import type { AuthClients } from '@/features/auth/authClients';
import { cacheSession } from '@/features/auth/cachedSession';
import { AccountBar } from '@/features/auth/components/account/AccountBar';
/* Loaded here, so that no test waits for it. */
import '@/features/auth/components/AuthDialogs/AuthDialogs';
import { AuthEffects } from '@/features/auth/components/AuthEffects';
import { signedIn } from '@/features/auth/session';
import type { CookieJar } from '@/lib/cookieJar';
import { exampleAccount } from './examples';
import { renderWithProviders } from './renderAt';

type Options = {
  readonly clients: AuthClients;
  readonly cookies?: CookieJar;
  readonly address?: string;
  /** Rendered beside the account. */
  readonly rest?: ReactNode;
};

/** Renders the account bar in one tab, with what the layout does for sign-in. */
export function renderSignIn({ rest, address, ...options }: Options) {
  return renderWithProviders(
    <>
      <AccountBar />
      <AuthEffects />
      {rest}
    </>,
    options,
    address,
  );
}

/** Stores the session of an earlier page. */
export function cacheAccount(account: Account = exampleAccount, backend: AuthBackend = 'firebase') {
  cacheSession(signedIn(backend, account));
}

/** The sign-in service of a cached session is asked after the first input. */
export const interact = () => userEvent.keyboard('{Shift}');

export const login = () => screen.queryByRole('button', { name: accountCopy.login });
export const logout = () => screen.queryByRole('button', { name: accountCopy.logout });
export const pressLogin = async () => {
  await userEvent.click(screen.getByRole('button', { name: accountCopy.login }));
  return screen.findByRole('dialog');
};
export const pressLogout = () =>
  userEvent.click(screen.getByRole('button', { name: accountCopy.logout }));
