import { expect, type BrowserContext, type Page } from '@playwright/test';
import { paths } from '../../../src/config/paths';
import { authFields, loginModal, signUpModal } from '../../../src/content/auth';
import { authProviders } from '../../../src/content/authProviders';
import { navigationActions } from '../../../src/content/navigation';
import { passwordPolicy } from '../../../src/mocks/passwordPolicy';
import { addresses } from './addresses';

const project = 'demo-site';
export const goodPassword = 'clearskies7';

let counter = 0;

/** Returns an email address that no other test uses. */
export function freshEmail(): string {
  counter += 1;
  return `visitor-${process.pid}-${Date.now()}-${counter}@kaveri.example`;
}

/** Creates an account directly at the service. */
export async function createAccount(email = freshEmail(), password = goodPassword) {
  const response = await fetch(
    `${addresses.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    },
  );
  expect(response.ok).toBe(true);
  const { idToken }: { idToken: string } = await response.json();
  return { email, password, idToken };
}

const owner = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };

/** Creates an account that asks for a code sent to its phone. */
export async function createAccountWithPhone(phoneInfo: string) {
  const account = { email: freshEmail(), password: goodPassword };
  const response = await fetch(
    `${addresses.authEmulator}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
    {
      method: 'POST',
      headers: owner,
      body: JSON.stringify({ ...account, emailVerified: true, mfaInfo: [{ phoneInfo }] }),
    },
  );
  expect(response.ok).toBe(true);
  return account;
}

/** Returns the newest code that the service has sent to a phone. */
export async function sentTextMessage(phone: string): Promise<string> {
  const response = await fetch(
    `${addresses.authEmulator}/emulator/v1/projects/${project}/verificationCodes`,
  );
  const { verificationCodes }: { verificationCodes: { phoneNumber: string; code: string }[] } =
    await response.json();
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? '';
}

/** Has the service send a mail, or change an account, which sends one. */
export async function requestMail(
  request: Readonly<Record<string, string>>,
  call: 'sendOobCode' | 'update' = 'sendOobCode',
) {
  const response = await fetch(
    `${addresses.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    },
  );
  expect(response.ok).toBe(true);
}

type MailType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'RECOVER_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/** The link of the newest mail of a type, on our own page: a setting of the console leads it there. */
export async function mailLink(email: string, type: MailType): Promise<string> {
  const response = await fetch(
    `${addresses.authEmulator}/emulator/v1/projects/${project}/oobCodes`,
  );
  const { oobCodes }: { oobCodes: { email: string; requestType: string; oobLink: string }[] } =
    await response.json();
  const mail = oobCodes.findLast((code) => code.email === email && code.requestType === type);
  expect(mail, `a mail ${type} to ${email}`).toBeDefined();
  return paths.accountAction + new URL(mail?.oobLink ?? '').search;
}

/** Answers the next requests to the service with an error, by default all of them. */
export async function refuse(page: Page, call: string, message: string, times?: number) {
  await page.route(
    `**/accounts:${call}*`,
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: { code: 400, message, errors: [] } },
      }),
    { ...(times !== undefined && { times }) },
  );
}

/** Returns the links that the service has sent by email, newest last. */
export async function sentLinks(email: string): Promise<readonly string[]> {
  const response = await fetch(
    `${addresses.authEmulator}/emulator/v1/projects/${project}/oobCodes`,
  );
  const { oobCodes }: { oobCodes: { email: string; oobLink: string }[] } = await response.json();
  return oobCodes.filter((code) => code.email === email).map((code) => code.oobLink);
}

export const login = (page: Page) =>
  page.getByRole('button', { name: navigationActions.login }).first();
export const logout = (page: Page) =>
  page.getByRole('button', { name: navigationActions.logout }).first();
export const loginDialog = (page: Page) => page.getByRole('dialog', { name: loginModal.title });
export const signUpDialog = (page: Page) => page.getByRole('dialog', { name: signUpModal.title });

export async function openLogin(page: Page) {
  await login(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(providerButton(page, 'google')).toBeEnabled();
}

export async function openSignUp(page: Page) {
  await servePasswordPolicy(page);
  await openLogin(page);
  await page.getByRole('button', { name: loginModal.switchLink }).click();
  await expect(signUpDialog(page)).toBeVisible();
}

export const providerButton = (page: Page, provider: 'google' | 'microsoft') =>
  page.getByRole('button', { name: authProviders[provider].action });

export async function fill(
  page: Page,
  values: Partial<Record<'email' | 'password' | 'confirm', string>>,
) {
  for (const name of ['email', 'password', 'confirm'] as const) {
    const value = values[name];
    if (value === undefined) continue;
    await field(page, name).fill(value);
  }
}

export const field = (page: Page, name: 'email' | 'password' | 'confirm') =>
  page.getByRole('dialog').getByLabel(authFields[name].label, { exact: true });

/** Serves the default password policy of Firebase, which the emulator lacks. */
export async function servePasswordPolicy(page: Page) {
  await page.route('**/v2/passwordPolicy*', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: passwordPolicy,
    }),
  );
}

/** Signs in through the dialog. */
export async function signIn(page: Page, credentials: { email: string; password: string }) {
  await openLogin(page);
  await fill(page, credentials);
  await loginDialog(page).getByRole('button', { name: loginModal.submit, exact: true }).click();
  await expectSignedIn(page, credentials.email);
}

export async function expectSignedIn(page: Page, email: string) {
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 15_000 });
  await expect(logout(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
}

export async function expectSignedOut(page: Page) {
  await expect(login(page)).toBeVisible({ timeout: 15_000 });
  await expect(logout(page)).toHaveCount(0);
}

/** Collects the URLs of all requests. */
export function collectRequests(context: BrowserContext): readonly string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}
