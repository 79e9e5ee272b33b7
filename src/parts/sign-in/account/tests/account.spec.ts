import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { contactFields } from '@/content/landing/contact';
import { addresses } from '@tests/e2e/support/addresses';
import { collectAlerts, expect, expectNetworkIdle, test } from '@tests/e2e/support/site';
import { authErrors, loginModal, resetPassword, verificationCopy } from '../../content/auth';
import { accountPaths } from '../../paths';
import { servePasswordPolicy } from '../../testing';
import {
  accountPage,
  badRequest,
  changeEmail,
  chooseNewAccount,
  createAccount,
  createAccountWithPhone,
  expectSignedIn,
  expectSignedOut,
  fill,
  freshEmail,
  mailLink,
  openLogin,
  openPopup,
  openSignUp,
  providerButton,
  serveGapi,
  signIn,
  submitLogin,
  submitSignUp,
} from '../../tests/support/account';
import { goodPassword } from '../../tests/support/examples';
import { accountSections, accountTaglines, mailActionCopy } from '../copy';

/* Journeys against the Auth emulator, through the mails that it would send. */

const { deletion, again } = accountSections;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a new account is confirmed by its mail, and forms are filled in only then', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto(paths.privacy);
  await openSignUp(page);
  await fill(page, { email, password: goodPassword, confirm: goodPassword });
  await submitSignUp(page);
  await expectSignedIn(page, email);
  await expect(page.getByText(verificationCopy.unverified).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: verificationCopy.sent })).toBeVisible();

  await page.goto('/#contact');
  const emailField = page
    .locator('#contact')
    .getByLabel(contactFields.find(({ name }) => name === 'email')?.label ?? '');
  await expectSignedIn(page, email);
  await expect(emailField).toHaveValue('');

  const link = await mailLink(email, 'VERIFY_EMAIL');
  expect(new URL(link, addresses.site).searchParams.get('continueUrl')).toBe(
    addresses.site + paths.privacy,
  );
  await page.goto(link);
  await expect(heading(page, mailActionCopy.done.verifyEmail.title)).toBeVisible();
  await expect(page.getByText(verificationCopy.unverified)).toHaveCount(0);
  await page.getByRole('link', { name: mailActionCopy.goOn }).click();
  await expect(page).toHaveURL(paths.privacy);
  await page.goto('/#contact');
  await expect(emailField).toHaveValue(email);
});

test('a forgotten password is replaced through the mail, once, and the code leaves the address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const { email } = await createAccount();
  await servePasswordPolicy(page);
  await page.goto(paths.privacy);
  await openLogin(page);
  await page.getByRole('button', { name: loginModal.forgot }).click();
  for (const address of [freshEmail(), email]) {
    await fill(page, { email: address });
    await page.getByRole('button', { name: resetPassword.submit }).click();
    await expect(page.getByText(resetPassword.sent)).toBeVisible();
  }
  const link = await mailLink(email, 'PASSWORD_RESET');
  const alerts = collectAlerts(page);
  const { newPassword, done } = mailActionCopy;
  await page.goto(link);
  await expect(heading(page, newPassword.title)).toBeVisible();
  await expect(page).toHaveURL(accountPaths.mailAction);
  await page.reload();
  const password = page.getByLabel(newPassword.label, { exact: true });
  await password.fill('sky');
  await press(page, newPassword.submit);
  await expect(page.getByRole('alert')).toContainText(authErrors['weak-password'].problem);
  await expect.poll(() => alerts).toEqual([expect.stringContaining('auth/weak-password')]);
  await password.fill('rainyday1');
  await press(page, newPassword.submit);
  await expect(heading(page, done.resetPassword.title)).toBeVisible();
  await expect(page.getByRole('link', { name: mailActionCopy.goOn })).toHaveAttribute(
    'href',
    paths.privacy,
  );
  await press(page, mailActionCopy.login);
  await fill(page, { email, password: 'rainyday1' });
  await submitLogin(page);
  await expectSignedIn(page, email);

  await page.goto(link);
  await expect(heading(page, mailActionCopy.failed.title)).toBeVisible();
  await press(page, mailActionCopy.resend);
  await expect(page.getByRole('dialog', { name: resetPassword.title })).toBeVisible();
});

test('an email that somebody has changed is changed back through the mail, with a way to a new password', async ({
  page,
}) => {
  const { email, idToken } = await createAccount();
  await changeEmail(idToken, freshEmail());
  await page.goto(await mailLink(email, 'RECOVER_EMAIL'));
  await expect(heading(page, mailActionCopy.done.recoverEmail.title)).toBeVisible();
  await press(page, mailActionCopy.resend);
  await fill(page, { email });
  await page.getByRole('button', { name: resetPassword.submit }).click();
  await expect(page.getByText(resetPassword.sent)).toBeVisible();
  await mailLink(email, 'PASSWORD_RESET');
});

test('a deleted account leaves nothing, and a login that is too old is repeated first', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const account = await createAccount();
  await page.goto(accountPaths.account);
  await expect(page.getByText(accountTaglines.signedOut)).toBeVisible();
  await signIn(page, account);
  // The emulator deletes after a login of any age: the first answer comes at network level.
  await page.route(
    '**/accounts:delete*',
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', errors: [] } },
      }),
    { times: 1 },
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, deletion.start);
  await press(page, deletion.confirm);
  const dialog = page.getByRole('dialog', { name: again.title });
  await dialog.getByLabel(again.password, { exact: true }).fill(account.password);
  await press(page, deletion.confirm);
  await expect(page.getByText(deletion.done)).toBeInViewport();
  await expect(page.getByText(deletion.done)).toBeFocused();
  await expectSignedOut(page);
  const stored = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(),
  );
  expect(stored).not.toMatch(/session|verificationMail|username|userEmail|firebase/);
  // the service refuses an email that has an account
  await createAccount(account.email);
});

test('an account with a second step is told by an alert that the site has none', async ({
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
test('a provider that is refused, because the email has an account, is not connected by the next login', async ({
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
  await page.goto(accountPaths.account);
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
