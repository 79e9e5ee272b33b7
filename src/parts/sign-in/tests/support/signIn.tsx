import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Account, AuthBackend } from '../../authClient';
import type { AuthClients } from '../../authClients';
import { cacheSession } from '../../cachedSession';
import { accountCopy } from '../../content/account';
import { AccountBar } from '../../controls/AccountBar';
/* Loaded here, so that no test waits for it. */
import '../../dialogs/AuthDialogs';
import { AuthEffects } from '../../AuthEffects';
import { signedIn } from '../../session';
import type { CookieJar } from '@/lib/cookieJar';
import { exampleAccount } from '@tests/support/examples';
import { renderWithProviders } from '@tests/support/renderAt';

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
