import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { press } from '@tests/support/forms';
import { renderAt } from '@tests/support/renderAt';
import { AuthError, type MailCodes } from '../../authClient';
import { resetPassword } from '../../content/auth';
import { accountPaths } from '../../paths';
import { exampleAccount } from '../../tests/support/examples';
import { fakeClients, fakePasswordClient } from '../../tests/support/fakeClients';
import { cacheAccount, withClients } from '../../tests/support/signIn';
import { mailActionCopy } from '../copy';

/** Opens a mailed link in the strict mode of development, which runs effects twice. */
async function openLink(query: string, overrides: Partial<MailCodes> = {}) {
  const { client } = fakePasswordClient({}, exampleAccount);
  const mailCodes = { ...client.mailCodes, ...overrides };
  const { within, cookies } = withClients(fakeClients({ accounts: { ...client, mailCodes } }));
  await renderAt(accountPaths.mailAction + query, {
    cookies,
    within: (site) => <StrictMode>{within(site)}</StrictMode>,
  });
  return mailCodes;
}

it('a code is used once, also where effects run twice', async () => {
  const { apply, check } = await openLink('?mode=verifyEmail&oobCode=secret');
  const { title } = mailActionCopy.done.verifyEmail;
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(check).toHaveBeenCalledExactlyOnceWith('secret');
  expect(apply).toHaveBeenCalledExactlyOnceWith('secret');
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
