import type { Route } from '@playwright/test';
import { paths } from '@/config/paths';
import { collectAlerts, expect, open, test } from '@tests/e2e/support/site';
import { toSentences } from '../client';
import { accountCopy } from '../content/account';
import { authCopy, authErrors } from '../content/auth';
import { sessionKey } from '../stored';
import {
  badRequest,
  fill,
  goodPassword,
  loginDialog,
  logout,
  openLogin,
  providerButton,
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

const answers = {
  hangs: [() => undefined, 'timeout'],
  'is answered with a page': [
    (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Blocked.</p>' }),
    'timeout',
  ],
  'is blocked': [(route: Route) => route.abort(), 'internal-error'],
} as const;
for (const [what, [answer, code]] of Object.entries(answers)) {
  test(`where Google’s script ${what}, the pressed button waits, and then the page says what to do`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Unexpected token|ERR_FAILED|Request outside/);
    const alerts = collectAlerts(page);
    await context.route('https://apis.google.com/**', answer);
    await page.clock.install();
    await page.goto(paths.privacy);
    await openLogin(page);
    await providerButton(page, 'google').click();
    const busy = loginDialog(page).locator('[aria-busy=true]');
    if (code === 'timeout') {
      await expect(busy).toContainText(authCopy.waiting);
      await page.clock.fastForward(15_000);
    }
    await expect(loginDialog(page).getByRole('alert')).toContainText(authErrors[code].advice);
    await expect(busy).toHaveCount(0);
    await expect.poll(() => alerts).toHaveLength(1);
  });
}
