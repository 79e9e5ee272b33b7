import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { contactFields } from '../../src/content/landing/contact';
import { verificationWords } from '../../src/content/signIn/accountMenu';
import { accountSections, actionWords } from '../../src/content/signIn/accountPages';
import {
  authErrors,
  authFields,
  loginModal,
  resetPassword,
  secondStep,
} from '../../src/content/signIn/auth';
import { authProviders } from '../../src/content/signIn/authProviders';
import {
  accountPage,
  badRequest,
  chooseNewAccount,
  createAccount,
  createAccountWithPhone,
  expectSignedIn,
  expectSignedOut,
  fill,
  freshEmail,
  goodPassword,
  logout,
  mailLink,
  openLogin,
  openPopup,
  openSignUp,
  providerButton,
  requestMail,
  sentTextMessage,
  serveGapi,
  servePasswordPolicy,
  signIn,
  submitLogin,
  submitSignUp,
} from './support/account';
import { addresses } from './support/addresses';
import { collectAlerts, expect, test } from './support/site';

/* Journeys against the Auth emulator, through the mails and text messages that it would send. */

const { ways, deletion, again, data } = accountSections;
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
  await expect(page.getByText(verificationWords.unverified)).toBeVisible();
  await expect(page.getByRole('button', { name: verificationWords.sent })).toBeVisible();

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
  await expect(heading(page, actionWords.verifyEmail.title)).toBeVisible();
  await expect(page.getByText(verificationWords.unverified)).toHaveCount(0);
  await page.getByRole('link', { name: actionWords.goOn }).click();
  await expect(page).toHaveURL(paths.privacy);
  await page.goto('/#contact');
  await expect(emailField).toHaveValue(email);
});

test('a forgotten password is replaced through the mail, once, and the visitor is logged in', async ({
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
  await page.goto(link);
  await expect(heading(page, actionWords.resetPassword.title)).toBeVisible();
  const password = page.getByLabel(actionWords.resetPassword.label, { exact: true });
  await password.fill('sky');
  await press(page, actionWords.resetPassword.submit);
  await expect(page.getByRole('alert')).toContainText(authErrors['weak-password'].slice(0, 30));
  await password.fill('rainyday1');
  await press(page, actionWords.resetPassword.submit);
  await expect(heading(page, actionWords.passwordSaved.title)).toBeVisible();
  await expectSignedIn(page, email);

  await logout(page).click();
  await expectSignedOut(page);
  await page.goto(link);
  await expect(heading(page, actionWords.failed.title)).toBeVisible();
  await press(page, actionWords.failed.newPassword);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an email is changed and recovered through the mails', async ({ page }) => {
  const { email, idToken } = await createAccount();
  const newEmail = freshEmail();
  await requestMail({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  await page.goto(await mailLink(email, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(heading(page, actionWords.verifyAndChangeEmail.title)).toBeVisible();
  await expect(page.getByText(newEmail)).toBeVisible();

  const other = await createAccount();
  const changed = freshEmail();
  await requestMail({ idToken: other.idToken, email: changed }, 'update');
  await page.goto(await mailLink(other.email, 'RECOVER_EMAIL'));
  await expect(heading(page, actionWords.recoverEmail.title)).toBeVisible();
  await press(page, actionWords.recoverEmail.reset);
  await expect(page.getByText(actionWords.recoverEmail.sent)).toBeVisible();
  await mailLink(other.email, 'PASSWORD_RESET');
});

test('ways to log in are connected and removed but for the last, and a deleted account leaves nothing', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(accountPage);
  await serveGapi(context);
  const account = await createAccount();
  await page.goto(paths.account);
  await expect(page.getByRole('heading', { name: accountSections.signedOut.title })).toBeVisible();
  await signIn(page, account);
  await page.getByLabel(accountSections.name.label).fill('Priya Menon');
  await press(page, accountSections.save);
  await expect(page.getByText(accountSections.name.saved)).toBeVisible();

  const { google } = authProviders;
  const way = (action: string, label: string) =>
    page.getByRole('button', { name: `${action}: ${label}` });
  await expect(way(ways.disconnect, ways.password)).toHaveAttribute('aria-disabled', 'true');
  const popup = await openPopup(page, () => way(ways.connect, google.label).click());
  await chooseNewAccount(popup);
  await expect(way(ways.disconnect, google.label)).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, data.download)]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: {
      email: account.email,
      displayName: 'Priya Menon',
      ways: expect.arrayContaining(['google', 'password']),
    },
  });
  await way(ways.disconnect, google.label).click();
  await expect(way(ways.connect, google.label)).toBeVisible();
  await expect(way(ways.disconnect, ways.password)).toHaveAttribute('aria-disabled', 'true');

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
  await press(page, deletion.start);
  await press(page, deletion.confirm);
  const dialog = page.getByRole('dialog', { name: again.title });
  await dialog.getByLabel(again.password, { exact: true }).fill(account.password);
  await press(page, again.submit);
  await expect(page.getByText(deletion.done)).toBeVisible();
  await expectSignedOut(page);
  const stored = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(),
  );
  expect(stored).not.toMatch(/session|verificationMail|username|userEmail|firebase/);
  // the service refuses an email that has an account
  await createAccount(account.email);
});

test('a second step by text message is completed', async ({ page, allowConsole }) => {
  // the emulator has no settings of reCAPTCHA
  allowConsole(/status of (400|501)/);
  const phone = `+4915${String(Date.now()).slice(-9)}`;
  const account = await createAccountWithPhone(phone);
  await page.goto(paths.privacy);
  await openLogin(page);
  await fill(page, account);
  await submitLogin(page);
  await expect(page.getByRole('dialog', { name: secondStep.title })).toContainText(phone.slice(-4));
  await page.getByLabel(authFields.code.label).fill(await sentTextMessage(phone));
  await press(page, secondStep.submit);
  await expectSignedIn(page, account.email);
});

/* The emulator trusts every provider, so that it never refuses one: at network level. */
test('a provider for an email that has an account is connected after the usual login', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(accountPage);
  collectAlerts(page);
  await serveGapi(context);
  const account = await createAccount();
  await page.route(
    '**/accounts:signInWithIdp*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), email: account.email, needConfirmation: true },
      });
    },
    { times: 1 },
  );
  await page.goto(paths.account);
  await openLogin(page);
  const popup = await openPopup(page, () => providerButton(page, 'microsoft').click());
  await chooseNewAccount(popup);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    authErrors['account-exists-with-different-credential'].slice(0, 30),
  );
  const linked = page.waitForRequest('**/accounts:signInWithIdp*');
  await fill(page, account);
  await submitLogin(page);
  await expectSignedIn(page, account.email);
  expect((await linked).postDataJSON()).toHaveProperty('idToken');
});
