import { type BrowserContext, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { cookieBanner } from '../../src/content/consent';
import { cookieDialog } from '../../src/content/cookieDialog';
import { footer } from '../../src/content/navigation';
import { summary as machinery } from '@/content/studies/Machinerymanufacturing/summary';
import { acceptAllCookies } from './support/consent';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';
import { expect, expectHydrated, test } from './support/site';

const study = paths.study(machinery.slug);

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
