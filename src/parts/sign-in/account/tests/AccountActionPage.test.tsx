import { screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { anchorPath, anchors } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { press } from '@tests/support/forms';
import { renderAt } from '@tests/support/renderAt';
import { AuthError, type MailCodes } from '../../authClient';
import { accountPaths } from '../../paths';
import { exampleAccount } from '../../tests/support/examples';
import {
  clientsWithoutSettings,
  fakeClients,
  fakePasswordClient,
} from '../../tests/support/fakeClients';
import { withClients } from '../../tests/support/signIn';
import { accountSections, mailActionCopy } from '../copy';
import { returnPath } from '../useMailAction';

/** Opens a mailed link in the strict mode of development, which runs effects twice. */
async function openLink(query: string, overrides: Partial<MailCodes> = {}) {
  const { client } = fakePasswordClient({}, exampleAccount);
  const mailCodes = { ...client.mailCodes, ...overrides };
  const { within: around, cookies } = withClients(
    fakeClients({ accounts: { ...client, mailCodes } }),
  );
  await renderAt(accountPaths.mailAction + query, {
    cookies,
    within: (site) => <StrictMode>{around(site)}</StrictMode>,
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

it('a link that could not be checked is tried again', async () => {
  const offline = new AuthError('network-request-failed', 'offline');
  const check = vi.fn(() => Promise.resolve('priya@kaveri.example')).mockRejectedValueOnce(offline);
  await openLink('?mode=verifyEmail&oobCode=secret', { check });
  expect(
    await screen.findByRole('heading', { name: mailActionCopy.unchecked.title }),
  ).toBeVisible();
  await press(mailActionCopy.unchecked.retry);
  const { title } = mailActionCopy.done.verifyEmail;
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it.each([
  [accountPaths.account, accountSections.off],
  [accountPaths.mailAction, mailActionCopy.off.intro],
  [`${accountPaths.mailAction}?mode=resetPassword&oobCode=x`, mailActionCopy.off.intro],
])('%s of a build without login says so, and leads to those who can help', async (path, text) => {
  await renderAt(path, withClients(clientsWithoutSettings()));
  expect(await screen.findByText(text)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: menuLabels.contact })).toHaveAttribute(
    'href',
    anchorPath(anchors.contact),
  );
});

const site = 'https://www.example.com';

it('a page of the site is returned as its path', () => {
  expect(returnPath(`${site}/career?job=x#apply`, site)).toBe('/career?job=x#apply');
});

it.each([
  '',
  '/career',
  'javascript:alert(1)',
  'https://evil.example/',
  'https://www.example.com.evil.example/',
  'https://www.example.com@evil.example/',
  '//evil.example',
  'https://www.example.com//evil.example/login',
  'https://www.example.com/\\evil.example',
  'https://www.example.com/.//evil.example',
])('%j is no page of the site', (target) => {
  expect(returnPath(target, site)).toBeNull();
});
