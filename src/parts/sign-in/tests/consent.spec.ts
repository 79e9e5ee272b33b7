import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { addresses } from '@tests/e2e/support/addresses';
import {
  consentBanner,
  consentButton,
  cookieNames,
  cookieValue,
  withdrawConsent,
} from '@tests/e2e/support/consent';
import { expect, test } from '@tests/e2e/support/site';
import { recordStoredKeys } from '@tests/e2e/support/storedKeys';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';

test('name and email are stored after a choice, and nothing after Logout', async ({
  page,
  context,
}) => {
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
  expect(await keys.unlisted()).toEqual([]);
});

test('a choice, a sign-in, a withdrawal and a sign-out apply in every open window @full', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  const other = await context.newPage();
  await other.goto(paths.home);
  await page.goto(paths.privacy);
  await expect(consentBanner(other)).toBeVisible();
  await consentButton(page, cookieBanner.acceptAll).click();
  await expect(consentBanner(other)).toHaveCount(0);
  await signIn(page, account);
  await expectSignedIn(other, account.email);
  const profile = ['userEmail', 'username'];
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent', ...profile]);

  await withdrawConsent(page);
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent', ...profile]);
  await logout(other).click();
  await expectSignedOut(page);
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent']);
});
