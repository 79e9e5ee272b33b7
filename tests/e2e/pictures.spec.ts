import { paths } from '@/config/paths';
import { site } from '@/content/site';
import { pagesOfEachKind } from './support/addresses';
import { acceptAllCookies } from './support/consent';
import { expect, layOut, open, test } from './support/site';
import { findBrokenWords } from './support/textFits';

test('a section that is not laid out is as high as it will be, so that a picture of the page is whole @full', async ({
  page,
  context,
  allowConsole,
}) => {
  // an owner's words are longer or shorter
  test.skip(site.name !== 'Fairweather');
  test.slow();
  allowConsole(/404/);
  await acceptAllCookies(context);
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pagesOfEachKind) {
      await open(page, path);
      const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      const estimated = await readHeight();
      await layOut(page);
      const error = Math.abs(estimated / (await readHeight()) - 1);
      expect.soft(error, `${path} at ${width} px`).toBeLessThan(0.015);
    }
  }
});

test('on a phone held sideways each hero shows its action whole, in a usual window its facts @full', async ({
  page,
  context,
  allowConsole,
}) => {
  // an owner's words are longer or shorter
  test.skip(site.name !== 'Fairweather');
  allowConsole(/404/);
  await acceptAllCookies(context);
  for (const path of pagesOfEachKind) {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, path);
    for (const action of await page.locator('[data-hero] :is([data-tone], nav a)').all()) {
      await expect.soft(action, path).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const facts of await page.locator('[data-hero] ~ section[aria-label] dl').all()) {
      await expect.soft(facts, path).toBeInViewport({ ratio: 1 });
    }
  }
});

// The first frame tells the size of an emulated phone, on a fast one after `load`.
test('a phone lays out only what is near', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  for (let visit = 0; visit < 8; visit += 1) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await open(page, paths.security);
    await expect(page.locator('[data-laid-out]')).toHaveCount(0);
    await context.close();
  }
});

test('no word of the landing page breaks inside, from 320 to 1920 px @full', async ({
  page,
  context,
}) => {
  test.slow();
  await acceptAllCookies(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.home);
  await layOut(page);
  for (let width = 320; width <= 1920; width += 20) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findBrokenWords), `at ${width} px`).toEqual([]);
  }
});
