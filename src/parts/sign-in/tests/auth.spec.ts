import { paths } from '@/config/paths';
import { ui } from '@/content/ui';
import { addresses } from '@tests/e2e/support/addresses';
import { expectAccessible } from '@tests/e2e/support/axe';
import { acceptAllCookies } from '@tests/e2e/support/consent';
import { delayRequests, scripts } from '@tests/e2e/support/delayedRequests';
import {
  collectAlerts,
  expect,
  expectHydrated,
  expectNetworkIdle,
  open,
  test,
} from '@tests/e2e/support/site';
import { expectTextFits } from '@tests/e2e/support/textFits';
import { translate } from '@tests/e2e/support/translation';
import { accountCopy } from '../content/account';
import { authCopy, authErrors, authFields, loginModal, resetPassword } from '../content/auth';
import {
  accountPage,
  badRequest,
  chooseNewAccount,
  collectRequests,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  fill,
  freshEmail,
  goodPassword,
  login,
  loginDialog,
  logout,
  openLogin,
  openPopup,
  openSignUp,
  providerButton,
  resetLink,
  serveGapi,
  signIn,
  submitLogin,
  submitSignUp,
} from './support/account';
import { authEmulator } from './testing';

test('a wrong password and a lost connection are said and alerted; login and logout survive a reload', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(badRequest);
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const alerts = collectAlerts(page);
  const account = await createAccount();
  await page.goto(paths.home);
  await openLogin(page);
  await loginDialog(page).getByLabel(authFields.email.label).press('Tab');
  await expect(
    loginDialog(page).getByRole('textbox', { name: authFields.password.label }),
  ).toBeFocused();
  await fill(page, { email: account.email, password: 'rainyday1' });
  await submitLogin(page);
  await expect(page.getByText(authErrors['invalid-credential'].problem)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await fill(page, { password: account.password });
  await context.setOffline(true);
  await submitLogin(page);
  await expect(page.getByText(authErrors['network-request-failed'].problem)).toBeVisible();
  await expect
    .poll(() => alerts)
    .toEqual([
      expect.stringMatching(/^Firebase: Error \(auth\//),
      expect.stringContaining('auth/network-request-failed'),
    ]);
  await context.setOffline(false);
  await submitLogin(page);
  await expectSignedIn(page, account.email);

  await page.reload();
  await expectSignedIn(page, account.email);
  await logout(page).click();
  await expectSignedOut(page);
  await expect(login(page)).toBeFocused();
  await page.reload();
  await expectSignedOut(page);
});

test('closing a provider’s window shows an error, and the button works again at once', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(accountPage);
  await serveGapi(context);
  await page.clock.install();
  const alerts = collectAlerts(page);
  await page.goto(paths.privacy);
  await openLogin(page);
  const first = await openPopup(page, () => providerButton(page, 'google').click());
  await first.close();
  await expect(providerButton(page, 'google')).toBeEnabled();
  const second = await openPopup(page, () => providerButton(page, 'google').click());
  await second.close();
  // Firebase checks every two seconds whether the window is closed, then waits eight seconds.
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(page.getByText(authErrors['popup-closed-by-user'].problem)).toBeVisible({
      timeout: 200,
    });
  }).toPass({ intervals: [0] });
  await expect(loginDialog(page)).toBeVisible();
  const third = await openPopup(page, () => providerButton(page, 'microsoft').click());
  const email = await chooseNewAccount(third);
  await expectSignedIn(page, email);
  await expect.poll(() => alerts).toEqual([expect.stringContaining('auth/popup-closed-by-user')]);
  await page.reload();
  await expectSignedIn(page, email);
});

test('Cancel during a slow login signs nobody in, during a slow sign-up it leaves no account @full', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(paths.privacy);
  const loginRequest = await delayRequests(page, '**/accounts:signInWithPassword*');
  await openLogin(page);
  await fill(page, account);
  const responded = page.waitForResponse('**/accounts:signInWithPassword*');
  await submitLogin(page);
  await page.getByRole('button', { name: authCopy.cancel }).click();
  await expect(loginDialog(page)).toHaveCount(0);
  loginRequest.release();
  await responded;
  // This login follows the same way and takes no less time.
  await signIn(page, await createAccount());
  await logout(page).click();

  const email = freshEmail();
  await openSignUp(page);
  const signUpRequest = await delayRequests(page, '**/accounts:signUp*');
  await fill(page, { email, password: goodPassword, confirm: goodPassword });
  const deleted = page.waitForResponse('**/accounts:delete*');
  await submitSignUp(page);
  await page.getByRole('button', { name: authCopy.cancel }).click();
  signUpRequest.release();
  await deleted;
  await expectSignedOut(page);
  // the service refuses an email that has an account
  await createAccount(email);
});

test('a visitor who does not sign in downloads nothing of Firebase', async ({ page, context }) => {
  const requests = collectRequests(context);
  await page.goto(paths.home);
  await page.mouse.wheel(0, 12_000);
  await page.keyboard.press('Tab');
  await page.goto(paths.security);
  await login(page).hover();
  await expectNetworkIdle(page);
  const code = async () => {
    const loaded = requests.filter((url) => url.endsWith('.js'));
    return (await Promise.all(loaded.map(async (url) => (await fetch(url)).text()))).join('');
  };
  const firebase = 'identitytoolkit.googleapis.com';
  expect(await code()).not.toContain(firebase);
  expect(requests.join()).not.toContain(authEmulator);
  await openLogin(page);
  expect(await code()).toContain(firebase);
});

test('a returning visitor sees their name at the first paint, and the header stays as it is @full', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(paths.privacy);
  await signIn(page, account);
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.privacy, { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(1);
  await expect(header.getByRole('button', { name: 'Login' })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const boxes = () =>
    header
      .locator('[data-state=signedIn] *')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
  const before = await boxes();
  release();
  await expect(header.locator('[data-status="unknown"]')).toHaveCount(0);
  await expectSignedIn(page, account.email);
  await expectHydrated(page);
  expect(await boxes()).toEqual(before);
});

test('on a translated phone the menu logs in and out; it and the header have room for a very long email @full', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  const name = freshEmail().replaceAll(/\W/g, '.').padEnd(64, 'n');
  const email = `${name}@${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
  await createAccount(email, goodPassword);
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, paths.privacy);
  await page.evaluate(translate);
  const menu = page.getByRole('dialog', { name: ui.menu });
  const openMenu = () => page.getByRole('button', { name: ui.openMenu }).click();
  await openMenu();
  await menu.getByRole('button', { name: accountCopy.login }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(menu).toHaveCount(0);
  await fill(page, { email, password: goodPassword });
  await page.keyboard.press('Enter');
  await expect(loginDialog(page)).toHaveCount(0);
  for (const width of [1440, 1024, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (width < 1024) await openMenu();
    await expect(
      page.getByText(email, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expectTextFits(page, `${width}`);
  }
  await menu.getByRole('button', { name: accountCopy.logout }).click();
  await expectSignedOut(page);
});

test('without storage and cookies sign-in works', async ({ page, context }) => {
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: forbid });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto(paths.privacy);
  await signIn(page, await createAccount());
});

test('the mail for a forgotten password leads to the service’s own page, and that back to this one @full', async ({
  page,
}) => {
  const { email } = await createAccount();
  await page.goto(paths.security);
  await openLogin(page);
  await page.getByRole('button', { name: loginModal.forgot }).click();
  await fill(page, { email });
  await page.getByRole('button', { name: resetPassword.submit }).click();
  await expect(page.getByText(resetPassword.sent)).toBeVisible();
  const link = await resetLink(email);
  expect(link.searchParams.get('continueUrl')).toBe(addresses.site + paths.security);
});
