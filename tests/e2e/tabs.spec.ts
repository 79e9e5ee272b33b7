import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { cookieDialog } from '../../src/content/cookieDialog';
import { playFilmLabel } from '../../src/content/landing/filmButton';
import { footer } from '../../src/content/navigation';
import { studySummaries } from '../../src/content/studies/list';
import { acceptAllCookies } from './support/consent';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';
import { addresses } from './support/addresses';
import { findBrowser } from './support/browser';
import { expect, expectHydrated, test } from './support/site';

const study = paths.study(studySummaries.machinery.slug);

const banner = (page: Page) => page.getByRole('region', { name: cookieBanner.label, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const settingsButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings });

async function cookieNames(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map((cookie) => cookie.name).sort();
}

async function withdraw(page: Page) {
  await settingsButton(page).click();
  await page.getByRole('radio', { name: cookieDialog.necessary }).check();
  await button(page, cookieDialog.confirm).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a tab without a choice keeps the profile cookies that another tab writes', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/');
  await expect(banner(other)).toBeVisible();
  await button(page, cookieBanner.acceptAll).click();
  await signIn(page, account);
  await expectSignedIn(other, account.email);
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent', 'userEmail', 'username']);
  // A tab without a choice would have removed the cookies by then.
  await page.waitForTimeout(1000);
  expect(await cookieNames(context)).toEqual(['cookieConsent', 'userEmail', 'username']);
});

test('a choice closes the banner in every open window at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(paths.career);
  await page.goto(paths.privacy);
  await expect(banner(other)).toBeVisible();
  await button(page, cookieBanner.necessaryOnly).click();
  await expect(banner(other)).toHaveCount(0, { timeout: 1000 });
});

test('after a withdrawal no other window writes an optional cookie', async ({ page, context }) => {
  await acceptAllCookies(context);
  const other = await context.newPage();
  await other.goto('/');
  await expectHydrated(other);
  await page.goto(paths.privacy);
  await withdraw(page);
  expect(await cookieNames(context)).toEqual(['cookieConsent']);
  await button(other, playFilmLabel).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.keyboard.press('Escape');
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
  await expect.poll(() => cookieNames(context)).toEqual(['cookieConsent']);
});

test('consent given on a study page counts for that visit', async ({ page, context }) => {
  await page.goto(study);
  await button(page, cookieBanner.acceptAll).click();
  await expect
    .poll(() => cookieNames(context))
    .toEqual(['cookieConsent', 'lastVisitedCase', 'visits_KaveriWorks']);
});

test('an account with neither name nor email writes no profile cookie', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  const account = await createAccount();
  await page.route('**/accounts:lookup*', async (route) => {
    const response = await route.fetch();
    const { users }: { users: Record<string, unknown>[] } = await response.json();
    const [user = {}] = users;
    await route.fulfill({ response, json: { users: [{ localId: user['localId'] }] } });
  });
  await page.goto(paths.privacy);
  await page.getByRole('button', { name: 'Login' }).first().click();
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(logout(page)).toBeVisible();
  // An account with a name or an email has its cookies by then, as in the test above.
  await page.waitForTimeout(500);
  expect(await cookieNames(context)).toEqual(['cookieConsent']);
});

test('with cookies blocked the choice applies to the page, and the banner stays closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-cookies-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(
    join(folder, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    baseURL: addresses.site,
  });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(paths.privacy);
    const cookies = await page.evaluate(() => {
      document.cookie = 'probe=1';
      return document.cookie;
    });
    expect(cookies).toBe('');
    await page.clock.fastForward(2600);
    await button(page, cookieBanner.acceptAll).click();
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // The banner appears two seconds after a load without a choice, as above.
    await page.clock.fastForward(2600);
    await expect(banner(page)).toHaveCount(0);
    await settingsButton(page).click();
    await expect(page.getByRole('radio', { name: cookieDialog.all })).toBeChecked();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('signed in, the email is shown at every width of a desktop', async ({ page }) => {
  const account = await createAccount();
  await page.goto(paths.privacy);
  await signIn(page, account);
  const emailText = page.getByRole('banner').getByText(account.email, { exact: true });
  for (const width of [1024, 1152, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(emailText.filter({ visible: true }).first(), `${width}`).toBeVisible();
  }
});
