import { paths } from '@/config/paths';
import { expect, test } from '@tests/e2e/support/site';
import { findBrowser } from '../../../../scripts/findBrowser';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page from the back-forward cache shows the session as it is now', async ({ page }) => {
  const account = await createAccount();
  await page.goto(paths.privacy);
  await page.evaluate(() => {
    document.documentElement.dataset['isMarked'] = 'true';
  });
  const returnToMarkedPage = async () => {
    await page.evaluate(() => history.back());
    await page.waitForFunction((path) => location.pathname === path, paths.privacy);
    expect(await page.evaluate(() => document.documentElement.dataset['isMarked'])).toBe('true');
  };
  await page.goto(paths.security);
  await signIn(page, account);
  await returnToMarkedPage();
  await expectSignedIn(page, account.email);
  await page.goto(paths.security);
  await logout(page).click();
  await expectSignedOut(page);
  await returnToMarkedPage();
  await expectSignedOut(page);
});
