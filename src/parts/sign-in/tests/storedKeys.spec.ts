import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { addresses } from '@tests/e2e/support/addresses';
import { consentButton, cookieNames, cookieValue } from '@tests/e2e/support/consent';
import { collectAlerts, expect, test } from '@tests/e2e/support/site';
import { recordStoredKeys } from '@tests/e2e/support/storedKeys';
import { authErrors, authCopy } from '../content/auth';
import {
  accountPage,
  chooseNewAccount,
  collectRequests,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  logout,
  openLogin,
  providerButton,
  serveGapi,
  signIn,
} from './support/account';

test('name and email are stored after a choice until Logout, and the privacy page lists every key, also when a blocked window continues in this tab', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(accountPage);
  const alerts = collectAlerts(page);
  await serveGapi(context);
  const account = await createAccount();
  const keys = await recordStoredKeys(context, addresses.site);
  await page.goto(paths.privacy);
  await signIn(page, account);
  expect(await cookieNames(context)).toEqual([]);
  await consentButton(page, cookieBanner.acceptAll).click();
  const profile = ['userEmail', 'username'];
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent', ...profile]);
  for (const { name, expires } of await context.cookies()) {
    const days = (expires * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(name === 'cookieConsent' ? 365 : 7, 1);
  }
  expect(await cookieValue(context, 'userEmail')).toBe(account.email);
  expect(await cookieValue(context, 'username')).toBe(account.email.split('@')[0]);
  await logout(page).click();
  await expectSignedOut(page);
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent']);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await openLogin(page);
  await providerButton(page, 'google').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    authErrors['popup-blocked'].problem,
  );
  await expect.poll(() => alerts).toEqual([expect.stringContaining('auth/popup-blocked')]);
  await page.getByRole('button', { name: authCopy.continueHere }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  const email = await chooseNewAccount(page);
  await page.waitForURL(paths.privacy);
  await expectSignedIn(page, email);
  expect((await keys.written()).length).toBeGreaterThan(6);
  expect(await keys.unlisted()).toEqual([]);
});

test('Firebase settings stored by another site do not redirect the sign-in @full', async ({
  page,
  context,
}) => {
  const injected = { emulatorHosts: { auth: 'evil.example:80' }, _authTokenSyncURL: '/evil' };
  await context.addCookies([
    {
      name: '__FIREBASE_DEFAULTS__',
      value: Buffer.from(JSON.stringify(injected)).toString('base64'),
      url: addresses.site,
    },
  ]);
  const requests = collectRequests(context);
  await page.goto(paths.privacy);
  await signIn(page, await createAccount());
  expect(requests.filter((url) => url.includes('evil'))).toEqual([]);
});
