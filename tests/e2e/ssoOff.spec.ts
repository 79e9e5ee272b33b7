import { singleSignOn } from '../../src/content/singleSignOn';
import { openLogin } from './support/account';
import { expect, test } from './support/site';

test('without its settings there is no single sign-on', async ({ page }) => {
  await page.goto('/privacy-policy');
  await openLogin(page);
  await expect(page.getByRole('button', { name: singleSignOn.action })).toHaveCount(0);
});
