import { summary as machinery } from '@/content/studies/Machinerymanufacturing/summary';
import { paths } from '../../src/config/paths';
import { authLabels } from '../../src/content/auth';
import { cookieBanner } from '../../src/content/consent';
import {
  createAccount,
  expectSignedIn,
  expectSignedOut,
  logout,
  openLogin,
  providerButton,
  signIn,
} from './support/account';
import { addresses } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { chooseNewAccount, serveGapi } from './support/popup';
import { expect, test } from './support/site';
import { recordStoredKeys } from './support/storedKeys';

test('the privacy page lists every key that sign-in and consent store', async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/Request outside: https:\/\/(fonts|unpkg)|ERR_|Failed to load resource/);
  collectAlerts(page);
  await serveGapi(context);
  const keys = await recordStoredKeys(context, addresses.site);
  await page.goto(paths.study(machinery.slug));
  await page.getByRole('button', { name: cookieBanner.acceptAll }).click();
  await signIn(page, await createAccount());
  await logout(page).click();
  await expectSignedOut(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await openLogin(page);
  await providerButton(page, 'google').click();
  await page.getByRole('button', { name: authLabels.continueHere }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  const email = await chooseNewAccount(page);
  await expectSignedIn(page, email);
  expect((await keys.written()).length).toBeGreaterThan(6);
  expect(await keys.unlisted()).toEqual([]);
});
