import { authLabels, loginModal, signUpModal } from '../../src/content/auth';
import { navigationActions } from '../../src/content/navigation';
import { ui } from '../../src/content/ui';
import {
  createAccount,
  expectSignedOut,
  fill,
  freshEmail,
  loginDialog,
  logout,
  openLogin,
  openSignUp,
  signUpDialog,
} from './support/account';
import { collectAlerts } from './support/alerts';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';

test('while a dialog is open the page behind is inert and does not scroll', async ({ page }) => {
  await page.goto('/privacy-policy');
  await openLogin(page);
  await expect(page.locator('#app')).toHaveAttribute('inert', '');
  await page.mouse.move(100, 600);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  // Had the first turn of the wheel scrolled the page too, it would be farther down.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('both dialogs have no accessibility violation, with errors shown', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  collectAlerts(page);
  await page.goto('/privacy-policy');
  await openLogin(page);
  await fill(page, { email: freshEmail(), password: 'rainyday1' });
  await page.getByRole('button', { name: loginModal.submit, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: authLabels.cancel }).click();
  await openSignUp(page);
  await fill(page, { email: freshEmail(), password: 'clearskies7', confirm: 'clearsky7' });
  await page.getByRole('button', { name: signUpModal.submit, exact: true }).click();
  await expect(page.getByText(signUpModal.mismatch)).toBeVisible();
  await expectAccessible(page);
});

test('the mobile menu opens the login dialog and shows the visitor after sign-in', async ({
  page,
}) => {
  const account = await createAccount();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  const menu = page.getByRole('dialog', { name: ui.menu });
  await page.getByRole('button', { name: ui.openMenu }).click();
  await menu.getByRole('button', { name: navigationActions.login }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(menu).toHaveCount(0);
  await fill(page, account);
  await page.keyboard.press('Enter');
  await expect(logout(page)).toBeVisible();
  await page.getByRole('button', { name: ui.openMenu }).click();
  await expect(menu.getByText(account.email)).toBeVisible();
  await menu.getByRole('button', { name: navigationActions.logout }).click();
  await expectSignedOut(page);
});

test('at 390 pixels the whole sign-up dialog can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await page.goto('/privacy-policy');
  await openSignUp(page);
  await page.getByRole('button', { name: signUpModal.switchLink }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: signUpModal.switchLink })).toBeInViewport();
  const box = await signUpDialog(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390 * 0.9);
});
