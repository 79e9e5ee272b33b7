import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { accountCopy } from '../../content/account';
import { authFields, loginModal, signUpModal } from '../../content/auth';
import { authProviders } from '../../content/authProviders';
import { authEmulator, servePasswordPolicy } from '../testing';

const service = `${authEmulator}/identitytoolkit.googleapis.com/v1`;
const emulator = `${authEmulator}/emulator/v1/projects/demo-site`;

/** Errors that the service answers with reach the console too. */
export const badRequest = /status of 400/;

/** Console messages of the emulator's page on which a provider's account is chosen. */
export const accountPage =
  /Request outside: https:\/\/(fonts|unpkg)|ERR_NAME_NOT_RESOLVED|Failed to load resource/;

export const goodPassword = 'clearskies7';

let counter = 0;

/** Returns an email address that no other test uses. */
export function freshEmail(): string {
  counter += 1;
  return `visitor-${process.pid}-${Date.now()}-${counter}@kaveri.example`;
}

async function post<Answer>(url: string, body: object, headers = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok, url).toBe(true);
  return response.json();
}

/** Creates an account directly at the service. */
export async function createAccount(email = freshEmail(), password = goodPassword) {
  const url = `${service}/accounts:signUp?key=demo`;
  const { idToken } = await post<{ idToken: string }>(url, { email, password });
  return { email, password, idToken };
}

/** The link of the newest mail that replaces a password, on the service's own page. */
export async function resetLink(email: string): Promise<URL> {
  const response = await fetch(`${emulator}/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; requestType: string; oobLink: string }[] } =
    await response.json();
  const mail = oobCodes.findLast(
    (code) => code.email === email && code.requestType === 'PASSWORD_RESET',
  );
  expect(mail, `a mail to ${email}`).toBeDefined();
  return new URL(mail?.oobLink ?? '');
}

export const login = (page: Page) => page.getByRole('button', { name: accountCopy.login }).first();
export const logout = (page: Page) =>
  page.getByRole('button', { name: accountCopy.logout }).first();
export const loginDialog = (page: Page) => page.getByRole('dialog', { name: loginModal.title });
export const signUpDialog = (page: Page) => page.getByRole('dialog', { name: signUpModal.title });

export async function openLogin(page: Page) {
  await login(page).click();
  await expect(loginDialog(page)).toBeVisible();
  await expect(providerButton(page, 'google')).toBeEnabled();
}

export const submitLogin = (page: Page) =>
  loginDialog(page).getByRole('button', { name: loginModal.submit, exact: true }).click();

export async function openSignUp(page: Page) {
  await servePasswordPolicy(page);
  await openLogin(page);
  await page.getByRole('button', { name: loginModal.switchLink }).click();
  await expect(signUpDialog(page)).toBeVisible();
}

export const submitSignUp = (page: Page) =>
  signUpDialog(page).getByRole('button', { name: signUpModal.submit, exact: true }).click();

export async function fill(
  page: Page,
  values: Partial<Record<'email' | 'password' | 'confirm', string>>,
) {
  for (const name of ['email', 'password', 'confirm'] as const) {
    const value = values[name];
    if (value === undefined) continue;
    await page.getByRole('dialog').getByLabel(authFields[name].label, { exact: true }).fill(value);
  }
}

/** Signs in through the dialog. */
export async function signIn(page: Page, credentials: { email: string; password: string }) {
  await openLogin(page);
  await fill(page, credentials);
  await submitLogin(page);
  await expectSignedIn(page, credentials.email);
}

export async function expectSignedIn(page: Page, email: string) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(logout(page)).toBeVisible();
  await expect(
    page.getByText(email, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
}

export async function expectSignedOut(page: Page) {
  await expect(login(page)).toBeVisible();
  await expect(logout(page)).toHaveCount(0);
}

/** Collects the URLs of all requests. */
export function collectRequests(context: BrowserContext): readonly string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}

export const providerButton = (page: Page, provider: 'google' | 'microsoft') =>
  page.getByRole('button', { name: authProviders[provider].label });

const gapiStub = readFileSync(new URL('./gapi.js', import.meta.url), 'utf8');

/** Serves a stub of the script that provider pop-ups need, so that they work offline. */
export async function serveGapi(context: BrowserContext) {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapiStub }),
  );
}

/** Presses a provider's button and waits for the pop-up. */
export async function openPopup(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await expect(popup.locator('#add-account-button')).toBeVisible();
  return popup;
}

/** Signs in with a new account on the provider's page, in a pop-up or in the tab. */
export async function chooseNewAccount(provider: Page): Promise<string> {
  await provider.locator('#add-account-button').click();
  await provider.locator('#autogen-button').click();
  const email = await provider.locator('#email-input').inputValue();
  await provider.locator('#sign-in').click();
  return email;
}
