import { addresses } from '@tests/e2e/support/addresses';
import { expect, test } from '@tests/e2e/support/site';
import { tokenSyncPath } from '../testing';
import { createAccount, expectSignedOut, logout, signIn } from './support/account';

test('the Firebase token is posted on sign-in and deleted on sign-out @full', async ({ page }) => {
  const received: string[] = [];
  await page.route(`**${tokenSyncPath}`, (route) => {
    const request = route.request();
    const bearer = request.headers()['authorization']?.slice(0, 10) ?? '';
    received.push(`${request.method()} ${bearer}`.trim());
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${addresses.fullSite}/privacy-policy`);
  await signIn(page, await createAccount());
  expect(received.at(-1)).toBe('POST Bearer eyJ');
  await logout(page).click();
  await expectSignedOut(page);
  await expect.poll(() => received.at(-1)).toBe('DELETE');
});
