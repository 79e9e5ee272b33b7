import { paths } from '../../src/config/paths';
import { accountSections } from '../../src/content/signIn/accountPages';
import { authErrors, authLabels } from '../../src/content/signIn/auth';
import {
  accountPage,
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
  serveGapi,
  signIn,
  submitLogin,
  submitSignUp,
} from './support/account';
import { addresses } from './support/addresses';
import { expectAccessible } from './support/axe';
import { delayRequests, scripts } from './support/delayedRequests';
import { collectAlerts, expect, expectHydrated, expectNetworkIdle, test } from './support/site';

test('login and logout both survive a reload', async ({ page }) => {
  const account = await createAccount();
  await page.goto(paths.home);
  await signIn(page, account);
  await page.reload();
  await expectSignedIn(page, account.email);
  await logout(page).click();
  await expectSignedOut(page);
  await expect(login(page)).toBeFocused();
  await page.reload();
  await expectSignedOut(page);
});

test('a wrong password and a lost connection are shown before they are alerted, and the next try works', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 400|ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    window.alerts = [];
    window.alert = (text) => {
      const error = document.querySelector('[role=dialog] [role=alert]');
      window.alerts.push({ text: String(text), shown: error?.textContent });
    };
  });
  const account = await createAccount();
  await page.goto(paths.privacy);
  await openLogin(page);
  await fill(page, { email: account.email, password: 'rainyday1' });
  await submitLogin(page);
  const alerts = () => page.evaluate(() => window.alerts);
  const wrong = {
    text: expect.stringMatching(/^Firebase: Error \(auth\//),
    shown: expect.stringContaining(authErrors['invalid-credential']),
  };
  await expect.poll(alerts).toEqual([wrong]);
  await expectAccessible(page);
  await fill(page, { password: account.password });
  await context.setOffline(true);
  await submitLogin(page);
  const lost = {
    text: expect.stringContaining('auth/network-request-failed'),
    shown: expect.stringContaining(authErrors['network-request-failed']),
  };
  await expect.poll(alerts).toEqual([wrong, lost]);
  await context.setOffline(false);
  await submitLogin(page);
  await expectSignedIn(page, account.email);
});

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    alerts: { readonly text: string; readonly shown: string | undefined }[];
  }
}

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
    await expect(page.getByText(authErrors['popup-closed-by-user'])).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expect(loginDialog(page)).toBeVisible();
  const third = await openPopup(page, () => providerButton(page, 'microsoft').click());
  const email = await chooseNewAccount(third);
  await expectSignedIn(page, email);
  await expect.poll(() => alerts).toEqual([expect.stringContaining('auth/popup-closed-by-user')]);
  await page.reload();
  await expectSignedIn(page, email);
});

test('Cancel during a slow login signs nobody in, during a slow sign-up it leaves no account', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(paths.privacy);
  const loginRequest = await delayRequests(page, '**/accounts:signInWithPassword*');
  await openLogin(page);
  await fill(page, account);
  const responded = page.waitForResponse('**/accounts:signInWithPassword*');
  await submitLogin(page);
  await page.getByRole('button', { name: authLabels.cancel }).click();
  await expect(loginDialog(page)).toHaveCount(0);
  await page.evaluate((text) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(text)) document.documentElement.dataset['seen'] = '';
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, account.email);
  loginRequest.release();
  await responded;
  // This login follows the same way and takes no less time.
  await signIn(page, await createAccount());
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  await logout(page).click();

  const email = freshEmail();
  await openSignUp(page);
  const signUpRequest = await delayRequests(page, '**/accounts:signUp*');
  await fill(page, { email, password: goodPassword, confirm: goodPassword });
  const deleted = page.waitForResponse('**/accounts:delete*');
  await submitSignUp(page);
  await page.getByRole('button', { name: authLabels.cancel }).click();
  signUpRequest.release();
  await deleted;
  await expectSignedOut(page);
  // the service refuses an email that has an account
  await createAccount(email);
});

test('a visitor who does not sign in downloads nothing of Firebase and of the account pages', async ({
  page,
  context,
}) => {
  const requests = collectRequests(context);
  await page.goto(paths.home);
  await page.mouse.wheel(0, 12_000);
  await page.keyboard.press('Tab');
  await page.goto(paths.security);
  await login(page).hover();
  await expectNetworkIdle(page);
  const loaded = requests.filter((url) => url.endsWith('.js'));
  const texts = await Promise.all(loaded.map(async (url) => (await fetch(url)).text()));
  expect(texts.join('')).not.toContain(accountSections.deletion.question);
  const isFirebase = (url: string) =>
    /firebase/i.test(url) || url.startsWith(addresses.authEmulator);
  expect(requests.filter(isFirebase)).toEqual([]);
  await openLogin(page);
  expect(requests.filter(isFirebase)).not.toEqual([]);
});

test('a returning visitor sees their name at the first paint, and the header stays as it is', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(paths.privacy);
  await signIn(page, account);
  const { release } = await delayRequests(page, scripts);
  await page.goto(paths.privacy, { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(2);
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
