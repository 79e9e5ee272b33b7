import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { authErrors, authLabels, loginModal, signUpModal } from '../../src/content/auth';
import {
  createAccount,
  expectSignedOut,
  fill,
  freshEmail,
  goodPassword,
  loginDialog,
  openLogin,
  openSignUp,
  signIn,
} from './support/account';
import { addresses } from './support/addresses';
import { expect, test } from './support/site';

/**
 * Delays the service's responses.
 *
 * @returns a function that releases them
 */
async function delayResponses(page: Page, call: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/accounts:${call}*`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Marks the document once it shows a text. */
async function recordText(page: Page, text: string) {
  await page.evaluate((shown) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(shown)) {
        document.documentElement.dataset['isRecorded'] = '';
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, text);
}

test('Cancel during a slow login signs in no tab', async ({ page, context }) => {
  const account = await createAccount();
  const other = await context.newPage();
  await other.goto(paths.career);
  await page.goto(paths.privacy);
  const release = await delayResponses(page, 'signInWithPassword');
  await openLogin(page);
  await fill(page, account);
  const responded = page.waitForResponse('**/accounts:signInWithPassword*');
  await page.getByRole('button', { name: loginModal.submit, exact: true }).click();
  await page.getByRole('button', { name: authLabels.cancel }).click();
  await expect(loginDialog(page)).toHaveCount(0);
  for (const tab of [page, other]) await recordText(tab, account.email);
  release();
  await responded;
  await page.unroute('**/accounts:signInWithPassword*');
  // This login follows the same way and takes no less time.
  await signIn(page, await createAccount());
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).not.toHaveAttribute('data-is-recorded');
  }
});

test('Cancel during a slow sign-up creates no account', async ({ page }) => {
  const email = freshEmail();
  await page.goto(paths.privacy);
  await openSignUp(page);
  const release = await delayResponses(page, 'signUp');
  await fill(page, { email, password: goodPassword, confirm: goodPassword });
  const deleted = page.waitForResponse('**/accounts:delete*');
  await page.getByRole('button', { name: signUpModal.submit, exact: true }).click();
  await page.getByRole('button', { name: authLabels.cancel }).click();
  release();
  await deleted;
  await expectSignedOut(page);
  const response = await fetch(
    `${addresses.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: goodPassword }),
    },
  );
  expect(response.status).toBe(400);
});

test('Cancel deletes no account that existed before', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const account = await createAccount();
  await page.goto(paths.privacy);
  await openSignUp(page);
  const releaseSignUp = await delayResponses(page, 'signUp');
  const releaseLogin = await delayResponses(page, 'signInWithPassword');
  await fill(page, { ...account, confirm: account.password });
  await page.getByRole('button', { name: signUpModal.submit, exact: true }).click();
  await page.getByRole('button', { name: signUpModal.switchLink }).click();
  await fill(page, account);
  await page.getByRole('button', { name: loginModal.submit, exact: true }).click();
  await page.keyboard.press('Escape');
  const lookup = page.waitForResponse('**/accounts:lookup*');
  releaseLogin();
  await lookup;
  const signUp = page.waitForResponse('**/accounts:signUp*');
  releaseSignUp();
  await signUp;
  await expectSignedOut(page);
  await signIn(page, account);
});

test('a failure is painted before its alert opens', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await page.addInitScript(() => {
    window.alert = () => {
      const error = document.querySelector('[role=dialog] [role=alert]');
      Object.assign(window, { errorAtAlert: error?.textContent ?? null });
    };
  });
  await page.goto(paths.privacy);
  await openLogin(page);
  await fill(page, { email: freshEmail(), password: goodPassword });
  await page.getByRole('button', { name: loginModal.submit, exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => ('errorAtAlert' in window ? window.errorAtAlert : null)))
    .toContain(authErrors['invalid-credential'].slice(0, 30));
});
