import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { storedItems } from '@/content/storedItems';
import { delayRequests } from '@tests/e2e/support/delayedRequests';
import { collectAlerts, expect, open, test } from '@tests/e2e/support/site';
import { translate } from '@tests/e2e/support/translation';
import { toSentences } from '../client';
import { accountCopy } from '../content/account';
import {
  authCopy,
  authErrors,
  authFields,
  loginModal,
  passwordPolicy,
  resetPassword,
  signUpModal,
} from '../content/auth';
import { sessionKey } from '../stored';
import {
  badRequest,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  fill,
  goodPassword,
  loginDialog,
  logout,
  openLogin,
  openSignUp,
  signIn,
  signUpDialog,
  submitLogin,
  submitSignUp,
} from './support/account';

/* What others do to the page: translation, a browser whose storage hangs, a lost network. */

const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('on a translated page every dialog of sign-in says what it does, and the page stays', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const alerts = collectAlerts(page);
  const account = await createAccount();
  await open(page, paths.privacy);
  await page.evaluate(translate);
  await openLogin(page);
  await expect(page.getByText(authCopy.or)).toBeVisible();
  for (const [now, next] of [
    [authCopy.show, authCopy.hide],
    [authCopy.hide, authCopy.show],
    [authCopy.show, authCopy.hide],
  ] as const) {
    await page.getByRole('dialog').getByText(now, { exact: true }).click();
    await expect(page.getByRole('dialog').getByText(next, { exact: true })).toBeVisible();
    const type = next === authCopy.hide ? 'text' : 'password';
    await expect(page.locator('[autocomplete=current-password]')).toHaveAttribute('type', type);
  }
  await submitLogin(page);
  await expect(page.getByText(authFields.email.required)).toBeVisible();
  await fill(page, { email: 'priya', password: goodPassword });
  await submitLogin(page);
  await expect(page.getByText(authFields.email.invalidFormat)).toBeVisible();
  await expect(page.getByText(authFields.email.required)).toHaveCount(0);

  await fill(page, { email: account.email, password: 'rainyday1' });
  const request = await delayRequests(page, '**/accounts:signInWithPassword*');
  await submitLogin(page);
  await expect(button(page, loginModal.submitting)).toBeVisible();
  request.release();
  await expect(page.getByText(authErrors['invalid-credential'].problem)).toBeVisible();
  await expect(button(page, loginModal.submit)).toBeVisible();
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort(), { times: 1 });
  allowConsole(/ERR_FAILED/);
  await submitLogin(page);
  await expect(page.getByText(authErrors['network-request-failed'].problem)).toBeVisible();
  await expect(page.getByText(authErrors['invalid-credential'].problem)).toHaveCount(0);
  await expect.poll(() => alerts).toHaveLength(2);

  await button(page, authCopy.cancel).click();
  await openSignUp(page);
  await page.getByRole('dialog').getByLabel(authFields.password.label, { exact: true }).click();
  const rule = page.getByRole('listitem').filter({ hasText: passwordPolicy.minLength(6) });
  await expect(rule).toBeVisible();
  await expect(page.getByText(passwordPolicy.maxLength(4096))).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(rule).toContainText(passwordPolicy.unmet);
  await page.keyboard.type('unrise');
  await expect(rule).toContainText(passwordPolicy.met);
  await expect(rule).not.toContainText(passwordPolicy.unmet);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(rule).not.toContainText(passwordPolicy.met);
  await fill(page, { password: 'sunrise7', confirm: 'sunrise8' });
  await submitSignUp(page);
  await expect(signUpDialog(page).getByText(signUpModal.mismatch)).toBeVisible();

  await button(page, signUpModal.switchLink).click();
  await expect(loginDialog(page)).toBeVisible();
  await button(page, loginModal.forgot).click();
  await fill(page, { email: account.email });
  await button(page, resetPassword.submit).click();
  await expect(page.getByText(resetPassword.sent)).toBeVisible();
  await fill(page, { email: `x${account.email}` });
  await expect(page.getByText(resetPassword.sent)).toHaveCount(0);
  await button(page, resetPassword.switchLink).click();
  await fill(page, account);
  await submitLogin(page);
  await expectSignedIn(page, account.email);
  await logout(page).click();
  await expectSignedOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where the browser’s database never answers, Logout says so', async ({ page }) => {
  const alerts = collectAlerts(page);
  const session = JSON.stringify({ name: 'priya', email: 'priya@kaveri.example' });
  await page.addInitScript(
    ([key, value]) => {
      Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
      localStorage.setItem(key, value);
    },
    [sessionKey, session] as const,
  );
  await page.clock.install();
  await open(page, paths.privacy);
  await logout(page).click();
  await expect(async () => {
    await page.clock.fastForward(5000);
    expect(alerts).toEqual([toSentences(accountCopy.logOutTimeout)]);
  }).toPass({ intervals: [100] });
  await expect(logout(page)).toBeVisible();
});

test('a password manager that submits the form past its handlers puts no password into the address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  collectAlerts(page);
  await page.goto(paths.security);
  await openLogin(page);
  await fill(page, { email: 'priya@kaveri.example', password: goodPassword });
  await loginDialog(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.submit());
  // what it asked for would have begun before this
  await submitLogin(page);
  await expect(loginDialog(page).getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(paths.security);
});

test('offline, a log-out in another tab removes what was typed in this one', async ({
  page,
  context,
  allowConsole,
}) => {
  // of what loads when the browser is idle
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const account = await createAccount();
  const other = await context.newPage();
  await other.goto(paths.security);
  await open(page, paths.privacy);
  await signIn(page, account);
  const key = storedItems.contactDraft.name;
  await page.evaluate((name) => sessionStorage.setItem(name, '{"name":"Priya"}'), key);
  await context.setOffline(true);
  await other.evaluate((name) => localStorage.removeItem(name), sessionKey);
  await expectSignedOut(page);
  await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull();
});
