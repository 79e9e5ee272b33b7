import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { CookieJar } from '@/lib/cookieJar';
import { createMemoryCookies } from '@tests/support/memoryCookies';
import { renderWithProviders } from '@tests/support/renderAt';
import { AuthProvider } from '../../AuthProvider';
import type { Account, AuthBackend, AuthClients } from '../../client';
import { accountCopy } from '../../content/account';
import { NavBarLogin, NavBarUser } from '../../controls/HeaderAccount';
import { cacheSession, signedIn } from '../../session';
import { SignIn } from '../../SignIn';
import { exampleAccount } from './fakeClients';
/* Loaded here, so that no test waits for it. */
import '../../dialogs/AuthDialogs';

type Options = {
  readonly clients: AuthClients;
  readonly cookies?: CookieJar;
  readonly address?: string;
  /** Rendered beside the account. */
  readonly rest?: ReactNode;
};

/** Renders the account of the navigation bar in one tab, with what the layout does for sign-in. */
export function renderSignIn({ rest, address, clients, cookies = createMemoryCookies() }: Options) {
  return renderWithProviders(
    <AuthProvider clients={clients}>
      <NavBarLogin />
      <NavBarUser />
      <SignIn />
      {rest}
    </AuthProvider>,
    { cookies },
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
