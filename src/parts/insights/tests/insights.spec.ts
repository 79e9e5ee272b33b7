import type { Page } from '@playwright/test';
import { contactRequests } from '@/content/landing/contact';
import { site } from '@/content/site';
import { contactField } from '@tests/e2e/support/contactForm';
import { expect, open, test } from '@tests/e2e/support/site';
import { readToken } from '@tests/e2e/support/tokens';
import { insightsPaths } from '../paths';
import { insightsLabels } from '../words';

test('an article is reached from the footer, and its question stands in the contact form', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: insightsLabels.name }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(insightsLabels.title);
  const link = page.getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading).toHaveText(title);
  const ask = page.getByRole('link', { name: insightsLabels.talk });
  const { searchParams } = new URL((await ask.getAttribute('href')) ?? '', 'https://site.test');
  await ask.click();
  await expect(contactField(page, 'message')).toHaveValue(
    contactRequests.get(searchParams.get('ask') ?? '') ?? 'none',
  );
});

/** Over a dark sky the bar has its own dark ground and light text, whatever the theme. */
async function expectDarkBar(page: Page) {
  const bar = page.locator('[data-bar=navigation]');
  await expect(bar).toHaveCSS('background-color', await readToken(page, 'ground-dark', 'light'));
  const link = bar.getByRole('link', { name: site.name });
  await expect(link).toHaveCSS('color', await readToken(page, 'on-dark', 'light'));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, an article and the feed can be read', async ({ page }) => {
    await page.goto(insightsPaths.list);
    await expectDarkBar(page);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('navigation', { name: insightsLabels.contents })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const feed = await page.request.get(insightsPaths.feed);
    expect(feed.status()).toBe(200);
    expect(feed.headers()['content-type']).toMatch(/xml/);
  });

  test('a chosen topic leaves only its articles', async ({ page }) => {
    await page.goto(insightsPaths.list);
    const topics = page.getByRole('group', { name: insightsLabels.topics }).getByRole('radio');
    const shown = page.getByRole('article').filter({ visible: true });
    const all = await shown.count();
    expect(await topics.count()).toBeGreaterThan(1);
    for (const topic of await topics.all()) {
      await topic.check();
      const [name = '', count = ''] = (await topic.locator('..').innerText()).split(/\s+/);
      await expect(shown).toHaveCount(Number(count));
      if (Number(count) === all) continue;
      const named = shown.filter({ has: page.locator('b', { hasText: name }) });
      await expect(named).toHaveCount(Number(count));
    }
  });
});
