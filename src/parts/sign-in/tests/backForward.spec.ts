import { paths } from '@/config/paths';
import { launchOptions, markPrivacyPage } from '@tests/e2e/support/backForwardCache';
import { test } from '@tests/e2e/support/site';
import { createAccount, expectSignedIn, expectSignedOut, logout, signIn } from './support/account';

test.use({ launchOptions });

test('a page from the back-forward cache shows the session as it is now @full', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(paths.privacy);
  const returnToMarkedPage = await markPrivacyPage(page);
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
