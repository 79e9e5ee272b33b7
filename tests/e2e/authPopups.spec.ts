import { authErrors, authLabels } from '../../src/content/auth';
import { expectSignedIn, loginDialog, openLogin, providerButton } from './support/account';
import { collectAlerts } from './support/alerts';
import { chooseNewAccount, openPopup, serveGapi } from './support/popup';
import { expect, test } from './support/site';

/** Console messages of the emulator's account page. */
const accountPage =
  /Request outside: https:\/\/(fonts|unpkg)|ERR_NAME_NOT_RESOLVED|Failed to load resource/;

test.beforeEach(async ({ context, allowConsole }) => {
  allowConsole(accountPage);
  await serveGapi(context);
});

for (const provider of ['google'] as const) {
  test(`the ${provider} window signs in`, async ({ page }) => {
    await page.goto('/privacy-policy');
    await openLogin(page);
    const popup = await openPopup(page, () => providerButton(page, provider).click());
    const email = await chooseNewAccount(popup);
    await expectSignedIn(page, email);
    await page.reload();
    await expectSignedIn(page, email);
  });
}

test('closing the window shows an error, and the button works again at once', async ({ page }) => {
  await page.clock.install();
  const alerts = collectAlerts(page);
  await page.goto('/privacy-policy');
  await openLogin(page);
  const first = await openPopup(page, () => providerButton(page, 'google').click());
  await first.close();
  await expect(providerButton(page, 'google')).toBeEnabled();
  const second = await openPopup(page, () => providerButton(page, 'google').click());
  await second.close();
  // Firebase checks every two seconds whether the window is closed, then waits eight seconds.
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(page.getByText(authErrors['popup-closed-by-user'])).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expect(loginDialog(page)).toBeVisible();
  const third = await openPopup(page, () => providerButton(page, 'microsoft').click());
  await expectSignedIn(page, await chooseNewAccount(third));
  await expect.poll(() => alerts).toEqual([expect.stringContaining('auth/popup-closed-by-user')]);
});

test('a second window replaces the first without an alert', async ({ page }) => {
  const alerts = collectAlerts(page);
  await page.goto('/privacy-policy');
  await openLogin(page);
  const first = await openPopup(page, () => providerButton(page, 'google').click());
  const second = await openPopup(page, () => providerButton(page, 'microsoft').click());
  const email = await chooseNewAccount(second);
  await expectSignedIn(page, email);
  expect(alerts).toEqual([]);
  await first.close();
});

test('a blocked window shows an error, and the sign-in continues in this tab', async ({ page }) => {
  const alerts = collectAlerts(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/career');
  await openLogin(page);
  await providerButton(page, 'google').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    authErrors['popup-blocked'],
  );
  await expect.poll(() => alerts).toEqual([expect.stringContaining('auth/popup-blocked')]);
  await page.getByRole('button', { name: authLabels.continueHere }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  const email = await chooseNewAccount(page);
  await page.waitForURL(/\/career$/);
  await expectSignedIn(page, email);
  await expect.poll(() => alerts).toHaveLength(1);
});
