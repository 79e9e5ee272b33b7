import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from '@/app/App';
import { routeFor } from '@/app/routes';
import { accountPaths } from '../../paths';
import { exampleAccount } from '@tests/support/examples';
import { press } from '@tests/support/forms';
import { renderWithProviders } from '@tests/support/renderAt';
import { AuthError, type MailCodes } from '../../authClient';
import { resetPassword } from '../../content/auth';
import { fakeClients, fakePasswordClient } from '../../tests/support/fakeClients';
import { cacheAccount } from '../../tests/support/signIn';
import { mailActionCopy } from '../copy';

/** Opens a mailed link in the strict mode of development, which runs effects twice. */
async function openLink(query: string, overrides: Partial<MailCodes> = {}) {
  const { client } = fakePasswordClient({}, exampleAccount);
  const mailCodes = { ...client.mailCodes, ...overrides };
  await routeFor(accountPaths.mailAction).page.preload();
  renderWithProviders(
    <StrictMode>
      <App />
      <Address />
    </StrictMode>,
    { clients: fakeClients({ accounts: { ...client, mailCodes } }) },
    accountPaths.mailAction + query,
  );
  return mailCodes;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

it('a code is used once, and leaves the address', async () => {
  const { apply, check } = await openLink('?mode=verifyEmail&oobCode=secret');
  const { title } = mailActionCopy.done.verifyEmail;
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(check).toHaveBeenCalledExactlyOnceWith('secret');
  expect(apply).toHaveBeenCalledExactlyOnceWith('secret');
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/account\/action$/);
});

it('a code of another kind, or none, is not used', async () => {
  const { check } = await openLink('?mode=verifyAndChangeEmail&oobCode=secret');
  expect(await screen.findByRole('heading', { name: mailActionCopy.failed.title })).toBeVisible();
  expect(check).not.toHaveBeenCalled();
});

it('who is logged in can ask for another mail if a link for a password was used already', async () => {
  cacheAccount();
  const check = vi.fn(() => Promise.reject(new AuthError('invalid-action-code', 'Used.')));
  await openLink('?mode=resetPassword&oobCode=used', { check });
  await screen.findByRole('heading', { name: mailActionCopy.failed.title });
  await press(mailActionCopy.resend);
  expect(await screen.findByRole('dialog', { name: resetPassword.title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
