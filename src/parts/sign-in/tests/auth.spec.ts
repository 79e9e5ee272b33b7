import { paths } from '@/config/paths';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { addresses } from '@tests/e2e/support/addresses';
import { expectAccessible } from '@tests/e2e/support/axe';
import { acceptAllCookies } from '@tests/e2e/support/consent';
import { delayRequests, scripts } from '@tests/e2e/support/delayedRequests';
import { forbidStorage } from '@tests/e2e/support/forbidStorage';
import {
  collectAlerts,
  expect,
  expectHydrated,
  expectNetworkIdle,
  open,
  test,
} from '@tests/e2e/support/site';
import { expectTextFits } from '@tests/e2e/support/textFits';
import { accountCopy } from '../content/account';
import {
  authCopy,
  authErrors,
  authFields,
  framedSignIn,
  loginModal,
  resetPassword,
} from '../content/auth';
import { signInItems } from '../stored';
import { authEmulator } from '../testing';
import {
  accountPage,
  badRequest,
  chooseNewAccount,
  collectRequests,
  createAccount,
  createAccountWithPhone,
  expectSignedIn,
  expectSignedOut,
  fill,
  freshEmail,
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
import { goodPassword } from './support/examples';

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
  await loginDialog(page).getByLabel(authFields.email.label).press('Tab');
  await expect(
    loginDialog(page).getByRole('textbox', { name: authFields.password.label }),
  ).toBeFocused();
  await fill(page, { email: account.email, password: 'rainyday1' });
  await submitLogin(page);
  const alerts = () => page.evaluate(() => window.alerts);
  const wrong = {
    text: expect.stringMatching(/^Firebase: Error \(auth\//),
    shown: expect.stringContaining(authErrors['invalid-credential'].problem),
  };
  await expect.poll(alerts).toEqual([wrong]);
  await expectAccessible(page, '[role=dialog]');
  await fill(page, { password: account.password });
  await context.setOffline(true);
  await submitLogin(page);
  const lost = {
    text: expect.stringContaining('auth/network-request-failed'),
    shown: expect.stringContaining(authErrors['network-request-failed'].problem),
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

test('the top bar keeps a long name and email in one line', async ({ page }) => {
  const name = 'n'.repeat(64);
  const session = JSON.stringify({ name, email: `${name}@example.com` });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    signInItems.session.name,
    session,
  ] as const);
  await page.setViewportSize({ width: 1024, height: 900 });
  await delayRequests(page, scripts);
  await page.goto(paths.privacy, { waitUntil: 'commit' });
  const phone = page.getByRole('link', { name: site.phone.display }).first();
  await expect(phone.locator('..')).toHaveCSS('height', '38px');
});

test('on a phone the menu logs in and out; it and the header have room for a very long email @full', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  const name = freshEmail().replaceAll(/\W/g, '.').padEnd(64, 'n');
  const email = `${name}@${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
  await createAccount(email, goodPassword);
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, paths.privacy);
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

test('in a frame of another origin Login shows a message instead of the dialog @full', async ({
  page,
}) => {
  await page.route(addresses.site + paths.privacy, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    delete headers['x-frame-options'];
    await route.fulfill({ response, headers });
  });
  const framing = 'http://framing.example/';
  await page.route(framing, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${addresses.site}${paths.privacy}" width="1200" height="800"></iframe>`,
    }),
  );
  await page.goto(framing);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Login' }).first().click();
  await expect(frame.getByRole('dialog', { name: framedSignIn.title })).toBeVisible();
  await expect(frame.locator('input[type=password], input[type=email]')).toHaveCount(0);
});

test('without storage and cookies sign-in works', async ({ page, context }) => {
  await forbidStorage(context);
  await page.goto(paths.privacy);
  await signIn(page, await createAccount());
});

test('at 200 % text size on a phone the login dialog cuts no text @full', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await page.setViewportSize({ width: 390, height: 660 });
  // a row that moves is cut at its edges
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.privacy);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expectHydrated(page);
  await page.getByRole('button', { name: ui.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: accountCopy.login }).click();
  await expect(loginDialog(page)).toBeVisible();
  await expectTextFits(page, 'login');
  const overflow = await loginDialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a forgotten password is replaced on the service’s own page, which leads back to this one @full', async ({
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
  link.searchParams.set('newPassword', 'another-sky-8');
  expect((await fetch(link)).ok).toBe(true);
  await page.getByRole('button', { name: resetPassword.switchLink }).click();
  await fill(page, { password: 'another-sky-8' });
  await submitLogin(page);
  await expectSignedIn(page, email);
});

test('an account with a second step is told by an alert that the site has none @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const alerts = collectAlerts(page);
  const account = await createAccountWithPhone(`+4915${String(Date.now()).slice(-9)}`);
  await page.goto(paths.privacy);
  await openLogin(page);
  await fill(page, account);
  await submitLogin(page);
  await expect
    .poll(() => alerts)
    .toEqual([expect.stringContaining('auth/multi-factor-auth-required')]);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    authErrors['multi-factor-auth-required'].problem,
  );
});

/* The emulator trusts every provider, so that it never refuses one: at network level. */
test('a provider that is refused, because the email has an account, is not connected by the next login @full', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(accountPage);
  collectAlerts(page);
  await serveGapi(context);
  const account = await createAccount();
  let idpRequests = 0;
  await page.route('**/accounts:signInWithIdp*', async (route) => {
    idpRequests += 1;
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), email: account.email, needConfirmation: true },
    });
  });
  await page.goto(paths.privacy);
  await openLogin(page);
  const popup = await openPopup(page, () => providerButton(page, 'microsoft').click());
  await chooseNewAccount(popup);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    authErrors['account-exists-with-different-credential'].problem,
  );
  await fill(page, account);
  await submitLogin(page);
  await expectSignedIn(page, account.email);
  await expectNetworkIdle(page);
  expect(idpRequests).toBe(1);
});
