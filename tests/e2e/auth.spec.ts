import { accountSections } from '../../src/content/accountPages';
import { authErrors, loginModal, resetPassword } from '../../src/content/auth';
import {
  collectRequests,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  field,
  fill,
  freshEmail,
  login,
  logout,
  openLogin,
  sentLinks,
  signIn,
} from './support/account';
import { addresses } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { delayRequests } from './support/delayedRequests';
import { expect, test, expectNetworkIdle, expectHydrated } from './support/site';

const badRequest = /status of 400/;
const submitLogin = { name: loginModal.submit, exact: true } as const;

test('login and logout both survive a reload', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/');
  await signIn(page, account);
  await page.reload();
  await expectSignedIn(page, account.email);
  await logout(page).click();
  await expectSignedOut(page);
  await expect(login(page)).toBeFocused();
  await page.reload();
  await expectSignedOut(page);
});

test('a wrong password shows an error that does not say what is wrong', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const alerts = collectAlerts(page);
  const { email } = await createAccount();
  await page.goto('/privacy-policy');
  await openLogin(page);
  await fill(page, { email, password: 'rainyday1' });
  await page.getByRole('button', submitLogin).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    authErrors['invalid-credential'],
  );
  await expect.poll(() => alerts).toEqual([expect.stringMatching(/^Firebase: Error \(auth\//)]);
  await expect(field(page, 'email')).toHaveValue(email);
});

test('shows an error when offline, and a retry works', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const account = await createAccount();
  const alerts = collectAlerts(page);
  await page.goto('/privacy-policy');
  await openLogin(page);
  await fill(page, account);
  await context.setOffline(true);
  await page.getByRole('button', submitLogin).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    authErrors['network-request-failed'],
  );
  await expect.poll(() => alerts).toEqual([expect.stringContaining('auth/network-request-failed')]);
  await context.setOffline(false);
  await page.getByRole('button', submitLogin).click();
  await expectSignedIn(page, account.email);
});

test('the password reset sends a working link and shows the same message for any address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const alerts = collectAlerts(page);
  const { email } = await createAccount();
  await page.goto('/privacy-policy');
  await openLogin(page);
  await fill(page, { email });
  await page.getByRole('button', { name: loginModal.forgot }).click();
  await expect(page.getByRole('dialog', { name: resetPassword.title })).toBeVisible();
  await page.getByRole('button', { name: resetPassword.submit }).click();
  await expect(page.getByText(resetPassword.sent)).toBeVisible();
  const [link] = await sentLinks(email);
  expect((await fetch(`${link ?? ''}&newPassword=rainyday1`)).ok).toBe(true);
  await fill(page, { email: freshEmail() });
  await page.getByRole('button', { name: resetPassword.submit }).click();
  await expect(page.getByText(resetPassword.sent)).toBeVisible();
  expect(alerts).toEqual([]);
});

test('a session that the service has revoked ends with the next page load', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const account = await createAccount();
  await page.goto('/privacy-policy');
  await signIn(page, account);
  await page.route('**/accounts:lookup*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 400, message: 'USER_NOT_FOUND', errors: [] } },
    }),
  );
  await page.reload();
  await expectSignedOut(page);
});

test('a visitor who does not sign in downloads nothing of Firebase and of the account pages', async ({
  page,
  context,
}) => {
  const requests = collectRequests(context);
  await page.goto('/');
  await page.mouse.wheel(0, 12_000);
  await page.keyboard.press('Tab');
  await page.goto('/career');
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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a returning visitor sees their name at the first paint, and nothing shifts', async ({
    page,
  }) => {
    const account = await createAccount();
    await page.goto('/privacy-policy');
    await signIn(page, account);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('isPainted' in window) || !('sources' in entry)) continue;
          if (!Array.isArray(entry.sources)) continue;
          for (const { node } of entry.sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest('body > div > header'))
              shifts.push(element.outerHTML.slice(0, 160));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { release } = await delayRequests(page, '**/*.js');
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(2);
    await expect(header.getByRole('button', { name: 'Login' })).toHaveCount(0);
    const boxes = () =>
      header
        .locator('[data-state=signedIn] *')
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().toJSON()),
        );
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A shift is reported one frame later. Shifts up to the first paint do not count.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      Object.assign(window, { isPainted: true });
    });
    const before = await boxes();
    release();
    await expect(header.locator('[data-status="unknown"]')).toHaveCount(0);
    await expectSignedIn(page, account.email);
    await expectHydrated(page);
    expect(await boxes()).toEqual(before);
    const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : null));
    expect(shifts).toEqual([]);
  });
});

test('signing in while the page hydrates loses no content', async ({ page, context }) => {
  const account = await createAccount();
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  const { release } = await delayRequests(page, /assets\/(?!index)[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#contact h2')).toBeAttached();
  const texts = () => page.locator('main h2').allTextContents();
  const before = await texts();
  const section = await page.locator('#contact').elementHandle();
  await signIn(other, account);
  release();
  await expectSignedIn(page, account.email);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expectHydrated(page);
  expect(await texts()).toEqual(before);
  expect(await section?.evaluate((element) => element.isConnected)).toBe(true);
});
