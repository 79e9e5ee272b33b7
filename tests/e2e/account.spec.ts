import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { verificationWords } from '../../src/content/accountMenu';
import { accountSections, actionWords } from '../../src/content/accountPages';
import { authErrors, authFields, loginModal, secondStep } from '../../src/content/auth';
import { authProviders } from '../../src/content/authProviders';
import { contactFields } from '../../src/content/landing/contact';
import {
  createAccount,
  createAccountWithPhone,
  expectSignedIn,
  expectSignedOut,
  fill,
  freshEmail,
  goodPassword,
  loginDialog,
  logout,
  mailLink,
  openLogin,
  openSignUp,
  providerButton,
  refuse,
  requestMail,
  sentTextMessage,
  servePasswordPolicy,
  signIn,
} from './support/account';
import { addresses } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { chooseNewAccount, openPopup, serveGapi } from './support/popup';
import { expect, test } from './support/site';

/* Journeys against the Auth emulator, through the mails and text messages that it would send. */

const { ways, deletion, again, data } = accountSections;
const badRequest = /status of 400/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const submitLogin = (page: Page) =>
  loginDialog(page).getByRole('button', { name: loginModal.submit, exact: true }).click();

test('a new account is confirmed by its mail, and forms are filled in only then', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto(paths.privacy);
  await openSignUp(page);
  await fill(page, { email, password: goodPassword, confirm: goodPassword });
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up', exact: true }).click();
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
  await requestMail({ requestType: 'PASSWORD_RESET', email });
  const link = await mailLink(email, 'PASSWORD_RESET');
  await servePasswordPolicy(page);
  await page.goto(link);
  await expect(heading(page, actionWords.resetPassword.title)).toBeVisible();
  await page.getByLabel(actionWords.resetPassword.label, { exact: true }).fill('sky');
  await press(page, actionWords.resetPassword.submit);
  await expect(page.getByRole('alert')).toContainText(authErrors['weak-password'].slice(0, 30));
  await page.getByLabel(actionWords.resetPassword.label, { exact: true }).fill('rainyday1');
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

/* The emulator's codes do not age: the answer of the real service, at network level. */
test('a link that is too old says so, and a link without a code does', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  await refuse(page, 'resetPassword', 'EXPIRED_OOB_CODE');
  await page.goto(`${paths.accountAction}?mode=verifyEmail&oobCode=old`);
  await expect(heading(page, actionWords.failed.title)).toBeVisible();
  await expect(page.getByText(authErrors['expired-action-code'])).toBeVisible();
  await page.goto(paths.accountAction);
  await expect(page.getByText(authErrors['invalid-action-code'])).toBeVisible();
  await page.getByRole('link', { name: actionWords.failed.account }).click();
  await expect(page).toHaveURL(paths.account);
});

test('a link leads on to pages of this site only', async ({ page }) => {
  const { email, idToken } = await createAccount();
  await requestMail({ requestType: 'VERIFY_EMAIL', idToken, continueUrl: 'https://evil.example/' });
  await page.goto(await mailLink(email, 'VERIFY_EMAIL'));
  await expect(page.getByRole('link', { name: actionWords.goOn })).toHaveAttribute('href', '/');
});

test('ways to log in are connected and removed, but not the last one', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Request outside: https:\/\/(fonts|unpkg)|ERR_|Failed to load resource/);
  await serveGapi(context);
  const account = await createAccount();
  await page.goto(paths.account);
  await expect(page.getByRole('heading', { name: accountSections.signedOut.title })).toBeVisible();
  await signIn(page, account);
  await page.getByLabel(accountSections.name.label).fill('Priya Menon');
  await press(page, accountSections.save);
  await expect(page.getByText(accountSections.name.saved)).toBeVisible();

  const way = (action: string, label: string) =>
    page.getByRole('button', { name: `${action}: ${label}` });
  await expect(way(ways.disconnect, ways.password)).toHaveAttribute('aria-disabled', 'true');
  const popup = await openPopup(page, () => way(ways.connect, authProviders.google.label).click());
  await chooseNewAccount(popup);
  await expect(way(ways.disconnect, authProviders.google.label)).toBeEnabled();
  await way(ways.disconnect, ways.password).click();
  await expect(way(ways.connect, ways.password)).toBeVisible();
  await expect(way(ways.disconnect, authProviders.google.label)).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const [download] = await Promise.all([page.waitForEvent('download'), press(page, data.download)]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    account: { email: account.email, displayName: 'Priya Menon', ways: ['google'] },
  });
});

/* The emulator deletes after a login of any age: the first answer comes at network level. */
test('an account is deleted after a fresh login, and nothing of it stays', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  const account = await createAccount();
  await page.goto(paths.account);
  await signIn(page, account);
  await refuse(page, 'delete', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 1);
  await press(page, deletion.start);
  await press(page, deletion.confirm);
  await expect(page.getByRole('dialog', { name: again.title })).toBeVisible();
  await page.getByRole('dialog').getByLabel(again.password, { exact: true }).fill('wrongpassword');
  await press(page, again.submit);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByRole('dialog').getByLabel(again.password, { exact: true }).fill(account.password);
  await press(page, again.submit);
  await expect(page.getByText(deletion.done)).toBeVisible();
  await expectSignedOut(page);
  const stored = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(),
  );
  expect(stored).not.toMatch(/session|verificationMail|username|userEmail|firebase/);
  await openLogin(page);
  collectAlerts(page);
  await fill(page, account);
  await submitLogin(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
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
  allowConsole(/Request outside: https:\/\/(fonts|unpkg)|ERR_|Failed to load resource/);
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
