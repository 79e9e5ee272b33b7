import type { Page } from '@playwright/test';
import { authErrors, loginModal } from '../../src/content/auth';
import { authProviders } from '../../src/content/authProviders';
import { storedItems } from '../../src/lib/cookies';
import {
  collectRequests,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  fill,
  login,
  loginDialog,
  logout,
  openLogin,
} from './support/account';
import { collectAlerts } from './support/alerts';
import { addresses, ssoSettings } from './support/addresses';
import { expect, test } from './support/site';
import { recordStoredKeys } from './support/storedKeys';

test.use({ baseURL: addresses.ssoSite });

/** The provider's own pages ask for a font and for a favicon that it has not. */
const providerPages = /Request outside: https:\/\/fonts|ERR_NAME_NOT_RESOLVED|status of 404/;

test.beforeEach(({ allowConsole }) => allowConsole(providerPages));

const singleSignOn = (page: Page) => page.getByRole('button', { name: authProviders.oidc.action });

async function leaveFor(page: Page, address: string) {
  await page.goto(address);
  await openLogin(page);
  await singleSignOn(page).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/interaction/);
}

/** The provider's two pages: who, and whether the site may know. */
async function agree(page: Page, name: string) {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]', { hasText: 'Continue' }).click();
}

test('signs in with PKCE, comes back to the page that was left, and survives a reload', async ({
  page,
  context,
}) => {
  const requests = collectRequests(context);
  await leaveFor(page, '/career#apply');
  const authorize = requests.find((url) => url.includes('/authorize?')) ?? '';
  expect(new URL(authorize).searchParams.get('code_challenge_method')).toBe('S256');
  expect(new URL(authorize).searchParams.get('redirect_uri')).toBe(`${addresses.ssoSite}/`);
  await agree(page, 'priya.one');
  await page.waitForURL(`${addresses.ssoSite}/career#apply`);
  await expectSignedIn(page, 'priya.one@kaveri.example');
  await page.reload();
  await expectSignedIn(page, 'priya.one@kaveri.example');
  expect(await page.evaluate(() => location.search)).toBe('');
  expect(requests.filter((url) => url.includes('/oauth/token'))).toHaveLength(1);
});

test('Logout ends the session at the provider too, and comes back to the origin', async ({
  page,
}) => {
  await leaveFor(page, '/privacy-policy');
  await agree(page, 'priya.two');
  await expectSignedIn(page, 'priya.two@kaveri.example');
  await logout(page).click();
  await page.waitForURL(/\/v2\/logout/);
  await page.locator('button', { hasText: /yes/i }).click();
  await page.waitForURL(`${addresses.ssoSite}/`);
  await expectSignedOut(page);
  await leaveFor(page, '/privacy-policy');
  await expect(page.locator('input[name=login]')).toBeVisible();
});

test('shows an error when the consent is denied', async ({ page }) => {
  const alerts = collectAlerts(page);
  await leaveFor(page, '/career');
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(authErrors.access_denied);
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(loginDialog(page)).toBeVisible();
  expect(await page.evaluate(() => location.search)).toBe('');
});

test('a tampered state is refused', async ({ page }) => {
  const alerts = collectAlerts(page);
  await page.addInitScript(() => {
    const answer = new URLSearchParams(location.search);
    if (location.pathname !== '/' || !answer.has('code')) return;
    answer.set('state', 'tampered');
    history.replaceState(null, '', `/?${answer.toString()}`);
  });
  await leaveFor(page, '/career');
  await agree(page, 'priya.three');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(authErrors.state_mismatch);
  await expect.poll(() => alerts).toEqual([authErrors.state_mismatch]);
  await expectSignedOutBehind(page);
});

for (const answer of ['/?code=c&state=s', '/?state=forged&error=x&error_description=Call+us+now']) {
  test(`the answer ${answer} that nobody asked for is dropped in silence`, async ({ page }) => {
    const alerts = collectAlerts(page);
    await page.goto(answer);
    await expect.poll(() => page.evaluate(() => location.search)).toBe('');
    // A tampered answer shows its error within this time, as the test above shows.
    await page.waitForTimeout(1000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(alerts).toEqual([]);
  });
}

test('only what the session needs is kept, and Logout revokes it', async ({ page, context }) => {
  await leaveFor(page, '/privacy-policy');
  await agree(page, 'priya.five');
  await expectSignedIn(page, 'priya.five@kaveri.example');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('access_token');
  const [, token = ''] = /refresh_token\\*":\\*"([^"\\]+)/.exec(stored) ?? [];
  expect(token).not.toBe('');
  await logout(page).click();
  await page.waitForURL(/\/v2\/logout/);
  // the provider itself has ended nothing yet: it asks first
  const answer = await context.request.post(`${addresses.ssoProvider}/oauth/token`, {
    form: { grant_type: 'refresh_token', refresh_token: token, client_id: 'fairweather' },
  });
  expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  await page.locator('button', { hasText: /yes/i }).click();
  await page.waitForURL(`${addresses.ssoSite}/`);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    'refresh_token',
  );
});

test('every key that single sign-on writes stands in the table', async ({ page, context }) => {
  const keys = await recordStoredKeys(context, addresses.ssoSite);
  await leaveFor(page, '/privacy-policy');
  await agree(page, 'priya.six');
  await expectSignedIn(page, 'priya.six@kaveri.example');
  await page.reload();
  await expectSignedIn(page, 'priya.six@kaveri.example');
  await logout(page).click();
  await page.waitForURL(/\/v2\/logout/);
  await page.locator('button', { hasText: /yes/i }).click();
  await page.waitForURL(`${addresses.ssoSite}/`);
  await expectSignedOut(page);
  const written = await keys.written();
  for (const { kind, name } of [
    storedItems.ssoTokens,
    storedItems.ssoCheck,
    storedItems.ssoTransaction,
  ]) {
    const start = `${kind} ${name.split('<')[0] ?? ''}`;
    expect(written.filter((key) => key.startsWith(start))).not.toEqual([]);
  }
  expect(await keys.unlisted()).toEqual([]);
});

test('an expired session ends without a word', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const alerts = collectAlerts(page);
  await leaveFor(page, '/privacy-policy');
  await agree(page, 'priya.four');
  await expectSignedIn(page, 'priya.four@kaveri.example');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('@@auth0spajs@@')) continue;
      const expired = value
        .replace(/"exp":\d+/, '"exp":1')
        .replace(/"refresh_token":"[^"]+"/, '"refresh_token":"revoked"');
      localStorage.setItem(key, expired);
    }
  });
  await page.reload();
  await expectSignedOut(page);
  expect(alerts).toEqual([]);
});

test('the token of the Firebase mechanism is posted on sign-in and deleted on sign-out', async ({
  page,
}) => {
  const received: string[] = [];
  await page.route(`**${ssoSettings.VITE_AUTH_TOKEN_SYNC_URL}`, (route) => {
    const request = route.request();
    const bearer = request.headers()['authorization']?.slice(0, 10) ?? '';
    received.push(`${request.method()} ${bearer}`.trim());
    return route.fulfill({ status: 204 });
  });
  const account = await createAccount();
  await page.goto('/privacy-policy');
  await openLogin(page);
  await fill(page, account);
  await page.getByRole('button', { name: loginModal.submit, exact: true }).click();
  await expectSignedIn(page, account.email);
  expect(received.at(-1)).toBe('POST Bearer eyJ');
  await logout(page).click();
  await expectSignedOut(page);
  await expect.poll(() => received.at(-1)).toBe('DELETE');
});

test('shows an error before the redirect when the provider is down', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_REFUSED/);
  await page.route(`${addresses.ssoProvider}/**`, (route) => route.abort('connectionrefused'));
  const alerts = collectAlerts(page);
  await page.goto('/career');
  await openLogin(page);
  await singleSignOn(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    authErrors['network-request-failed'],
  );
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(page).toHaveURL(/\/career$/);
});

async function expectSignedOutBehind(page: Page) {
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(login(page)).toBeVisible();
}
