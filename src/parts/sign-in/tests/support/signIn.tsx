import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { CookieJar } from '@/lib/cookieJar';
import { createMemoryCookies } from '@tests/support/memoryCookies';
import { renderWithProviders } from '@tests/support/renderAt';
import type { Account, AuthBackend } from '../../authClient';
import type { AuthClients } from '../../authClients';
import { AuthProvider } from '../../AuthProvider';
import { cacheSession } from '../../cachedSession';
import { accountCopy } from '../../content/account';
import { NavBarLogin, NavBarUser } from '../../controls/NavBarAccount';
import { signedIn } from '../../session';
import { AuthEffects } from '../../SignIn';
import { exampleAccount } from './examples';
/* Loaded here, so that no test waits for it. */
import '../../dialogs/AuthDialogs';

type Options = {
  readonly clients: AuthClients;
  readonly cookies?: CookieJar;
  readonly address?: string;
  /** Rendered beside the account. */
  readonly rest?: ReactNode;
};

/** Options of `renderAt`: the site with these clients. */
export function withClients(clients: AuthClients, cookies: CookieJar = createMemoryCookies()) {
  const within = (site: ReactNode) => (
    <AuthProvider clients={clients} cookies={cookies}>
      {site}
    </AuthProvider>
  );
  return { cookies, within };
}

/** Renders the account of the navigation bar in one tab, with what the layout does for sign-in. */
export function renderSignIn({ rest, address, clients, cookies }: Options) {
  return renderWithProviders(
    <>
      <NavBarLogin />
      <NavBarUser />
      <AuthEffects />
      {rest}
    </>,
    withClients(clients, cookies),
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
