import type { Locator } from '@playwright/test';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { hero } from '@/content/landing/hero';
import { site } from '@/content/site';
import { expect, test } from './support/site';

test('the cookie banner takes at most 200 px of a phone, with choices of equal size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.privacy);
  const banner = page
    .getByRole('region', { name: cookieBanner.label })
    .filter({ has: page.getByRole('button', { name: cookieBanner.acceptAll }) });
  expect((await boxOf(banner)).height).toBeLessThanOrEqual(200);
  const choices = await banner.getByRole('button').all();
  const sizes = await Promise.all(choices.map(boxOf));
  expect(new Set(sizes.map(({ width, height }) => `${Math.round(width)} x ${height}`)).size).toBe(
    1,
  );
});

test('at 320 px the email address stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.home);
  const email = page.getByRole('main').getByRole('link', { name: site.email });
  const lines = await email.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the awards stand in one row from 820 px on', async ({ page }) => {
  await page.goto(paths.home);
  const awards = page.getByRole('list', { name: hero.awardsLabel }).getByRole('listitem');
  for (const width of [820, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await awards.all()).map(boxOf));
    expect(new Set(boxes.map(({ y }) => y)).size, `${width}`).toBe(1);
  }
});

test('the wordmark rises out of the hills as far on a wide screen as on a usual one', async ({
  page,
}) => {
  const shares: number[] = [];
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.privacy);
    const [wordmark, hills] = await Promise.all(
      [0, 1].map((index) =>
        boxOf(page.locator('footer').locator('svg[preserveAspectRatio]').nth(index)),
      ),
    );
    if (!wordmark || !hills) throw new Error('The footer has no wordmark or no hills.');
    shares.push((hills.y - wordmark.y) / wordmark.width);
  }
  expect(shares[1]).toBeCloseTo(shares[0] ?? 0, 2);
});

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
}
