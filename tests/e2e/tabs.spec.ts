import { summary as machinery } from '@/content/studies/Machinerymanufacturing/summary';
import { paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';
import {
  acceptAllCookies,
  consentBanner,
  consentButton,
  cookieNames,
  withdrawConsent,
} from './support/consent';
import { expect, expectHydrated, test } from './support/site';

const study = paths.study(machinery.slug);

test('a choice closes the banner in every open window at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(paths.career);
  await page.goto(paths.privacy);
  await expect(consentBanner(other)).toBeVisible();
  await consentButton(page, cookieBanner.necessaryOnly).click();
  await expect(consentBanner(other)).toHaveCount(0);
});

test('after a withdrawal no other window writes an optional cookie', async ({ page, context }) => {
  await acceptAllCookies(context);
  const other = await context.newPage();
  await other.goto('/');
  await expectHydrated(other);
  await page.goto(paths.privacy);
  await withdrawConsent(page);
  expect(await cookieNames(context)).toEqual(['cookieConsent']);
  await other.locator(`a[href="${study}"]`).first().dispatchEvent('click');
  await other.waitForURL(study);
  await expectHydrated(other);
  expect(await cookieNames(context)).toEqual(['cookieConsent']);
});

test('a sign-out removes the profile cookies, and every window shows it', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  const account = await createAccount();
  const other = await context.newPage();
  await other.goto(paths.career);
  await page.goto(paths.privacy);
  await signIn(page, account);
  await expectSignedIn(other, account.email);
  await logout(other).click();
  await expectSignedOut(page);
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent', 'lastSignIn']);
});
