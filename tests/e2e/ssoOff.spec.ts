import { authProviders } from '../../src/content/authProviders';
import { collectRequests, createAccount, openLogin, signIn } from './support/account';
import { expect, test } from './support/site';

test('without their settings there is neither single sign-on nor token sync', async ({
  page,
  context,
}) => {
  const requests = collectRequests(context);
  await page.goto('/privacy-policy');
  await openLogin(page);
  await expect(page.getByRole('button', { name: authProviders.oidc.action })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await signIn(page, await createAccount());
  expect(requests.filter((url) => /oidc|__session/i.test(url))).toEqual([]);
});
