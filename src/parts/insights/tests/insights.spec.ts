import { expectAccessible } from '@tests/e2e/support/axe';
import { expect, expectHydrated, test } from '@tests/e2e/support/site';
import { insightsLabels } from '../labels';
import { insightsPaths } from '../paths';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an article is reached from the footer and has no accessibility violation: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expectHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: insightsLabels.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(insightsLabels.title);
    await expectAccessible(page);
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('without script the list, an article and the feed can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${insightsPaths.list}`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('navigation', { name: insightsLabels.contents })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const feed = await context.request.get(`${baseURL}${insightsPaths.feed}`);
  expect(feed.status()).toBe(200);
  expect(feed.headers()['content-type']).toMatch(/xml/);
  await context.close();
});
