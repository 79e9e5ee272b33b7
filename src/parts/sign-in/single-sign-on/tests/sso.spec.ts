import type { Page } from '@playwright/test';
import { addresses } from '@tests/e2e/support/addresses';
import { collectAlerts, expect, test } from '@tests/e2e/support/site';
import { recordStoredKeys } from '@tests/e2e/support/storedKeys';
import { authCopy, authErrors } from '../../content/auth';
import { signInItems } from '../../stored';
import {
  collectRequests,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  logout,
  openLogin,
  signIn,
} from '../../tests/support/account';
import { ssoProvider, tokenSyncPath } from '../../tests/testing';

test.use({ baseURL: addresses.fullSite });

/** The provider's pages request a remote font and a missing favicon. */
const providerPages = /Request outside: https:\/\/fonts|ERR_NAME_NOT_RESOLVED|status of 404/;

test.beforeEach(({ allowConsole }) => allowConsole(providerPages));

async function startSignIn(page: Page, path: string) {
  await page.goto(path);
  await openLogin(page);
  await page.getByRole('button', { name: authCopy.singleSignOn }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/interaction/);
}

/** Fills in the provider's two pages: login and consent. */
async function logInAndConsent(page: Page, name: string) {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]', { hasText: 'Continue' }).click();
}

test('signs in with PKCE and returns to the same page; every stored key is listed, and Logout revokes the token and ends the session at the provider @full', async ({
  page,
  context,
}) => {
  const requests = collectRequests(context);
  const keys = await recordStoredKeys(context, addresses.fullSite);
  await startSignIn(page, '/security#main');
  const authorize = requests.find((url) => url.includes('/authorize?')) ?? '';
  expect(new URL(authorize).searchParams.get('code_challenge_method')).toBe('S256');
  expect(new URL(authorize).searchParams.get('redirect_uri')).toBe(`${addresses.fullSite}/`);
  await logInAndConsent(page, 'priya.one');
  await page.waitForURL(`${addresses.fullSite}/security#main`);
  await expectSignedIn(page, 'priya.one@kaveri.example');
  await page.reload();
  await expectSignedIn(page, 'priya.one@kaveri.example');
  expect(await page.evaluate(() => location.search)).toBe('');
  expect(requests.filter((url) => url.includes('/oauth/token'))).toHaveLength(1);

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('access_token');
  const [, token = ''] = /refresh_token\\*":\\*"([^"\\]+)/.exec(stored) ?? [];
  expect(token).not.toBe('');
  await logout(page).click();
  await page.waitForURL(/\/v2\/logout/);
  // The provider asks for confirmation before it ends its session.
  const response = await context.request.post(`${ssoProvider}/oauth/token`, {
    form: { grant_type: 'refresh_token', refresh_token: token, client_id: 'fairweather' },
  });
  expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  await page.locator('button', { hasText: /yes/i }).click();
  await page.waitForURL(`${addresses.fullSite}/`);
  await expectSignedOut(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    'refresh_token',
  );
  const written = await keys.written();
  const { ssoTokens, ssoCheck, ssoTransaction } = signInItems;
  for (const { kind, name } of [ssoTokens, ssoCheck, ssoTransaction]) {
    const start = `${kind} ${name.split('<')[0] ?? ''}`;
    expect(written.filter((key) => key.startsWith(start))).not.toEqual([]);
  }
  expect(await keys.unlisted()).toEqual([]);
  await startSignIn(page, '/privacy-policy');
  await expect(page.locator('input[name=login]')).toBeVisible();
});

test('an expired session ends without an error @full', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const alerts = collectAlerts(page);
  await startSignIn(page, '/privacy-policy');
  await logInAndConsent(page, 'priya.four');
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

test('shows an error before the redirect when the provider is down @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_REFUSED/);
  await page.route(`${ssoProvider}/**`, (route) => route.abort('connectionrefused'));
  const alerts = collectAlerts(page);
  await page.goto('/privacy-policy');
  await openLogin(page);
  await page.getByRole('button', { name: authCopy.singleSignOn }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    authErrors['network-request-failed'].problem,
  );
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('the Firebase token is posted on sign-in and deleted on sign-out @full', async ({ page }) => {
  const received: string[] = [];
  await page.route(`**${tokenSyncPath}`, (route) => {
    const request = route.request();
    const bearer = request.headers()['authorization']?.slice(0, 10) ?? '';
    received.push(`${request.method()} ${bearer}`.trim());
    return route.fulfill({ status: 204 });
  });
  await page.goto('/privacy-policy');
  await signIn(page, await createAccount());
  expect(received.at(-1)).toBe('POST Bearer eyJ');
  await logout(page).click();
  await expectSignedOut(page);
  await expect.poll(() => received.at(-1)).toBe('DELETE');
});
