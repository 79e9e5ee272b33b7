import { paths } from '@/config/paths';
import { collectAlerts, expect, open, test } from '@tests/e2e/support/site';
import { toSentences } from '../client';
import { accountCopy } from '../content/account';
import { sessionKey } from '../stored';
import {
  badRequest,
  fill,
  goodPassword,
  loginDialog,
  logout,
  openLogin,
  submitLogin,
} from './support/account';

test('where the browser’s database never answers, Logout says so', async ({ page }) => {
  const alerts = collectAlerts(page);
  const session = JSON.stringify({ name: 'priya', email: 'priya@kaveri.example' });
  await page.addInitScript(
    ([key, value]) => {
      Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
      localStorage.setItem(key, value);
    },
    [sessionKey, session] as const,
  );
  await page.clock.install();
  await open(page, paths.privacy);
  await logout(page).click();
  await expect(async () => {
    await page.clock.fastForward(5000);
    expect(alerts).toEqual([toSentences(accountCopy.logOutTimeout)]);
  }).toPass({ intervals: [100] });
  await expect(logout(page)).toBeVisible();
});

test('a password manager that submits the form past its handlers puts no password into the address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(badRequest);
  collectAlerts(page);
  await page.goto(paths.security);
  await openLogin(page);
  await fill(page, { email: 'priya@kaveri.example', password: goodPassword });
  await loginDialog(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.submit());
  // what it asked for would have begun before this
  await submitLogin(page);
  await expect(loginDialog(page).getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(paths.security);
});
