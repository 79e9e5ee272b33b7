import { loginModal } from '../../src/content/auth';
import {
  collectRequests,
  createAccount,
  expectSignedIn,
  expectSignedOut,
  fill,
  logout,
  openLogin,
  signIn,
} from './support/account';
import { addresses, ssoSettings } from './support/addresses';
import { expect, test } from './support/site';

test('the Firebase token is posted on sign-in and deleted on sign-out', async ({ page }) => {
  const received: string[] = [];
  await page.route(`**${ssoSettings.VITE_AUTH_TOKEN_SYNC_URL}`, (route) => {
    const request = route.request();
    const bearer = request.headers()['authorization']?.slice(0, 10) ?? '';
    received.push(`${request.method()} ${bearer}`.trim());
    return route.fulfill({ status: 204 });
  });
  const account = await createAccount();
  await page.goto(`${addresses.ssoSite}/privacy-policy`);
  await openLogin(page);
  await fill(page, account);
  await page.getByRole('button', { name: loginModal.submit, exact: true }).click();
  await expectSignedIn(page, account.email);
  expect(received.at(-1)).toBe('POST Bearer eyJ');
  await logout(page).click();
  await expectSignedOut(page);
  await expect.poll(() => received.at(-1)).toBe('DELETE');
});

test('without its setting no request leaves the page for it', async ({ page, context }) => {
  const requests = collectRequests(context);
  await page.goto('/privacy-policy');
  await signIn(page, await createAccount());
  expect(requests.filter((url) => url.includes(ssoSettings.VITE_AUTH_TOKEN_SYNC_URL))).toEqual([]);
});
