import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { modulesAttribute } from '@/config/documentAttributes';
import { anchors, paths } from '@/config/paths';
import { testimonials } from '@/content/landing/testimonials';
import { readBrand } from '../../scripts/brand/files';
import { changedStyles } from '../../scripts/brand/tokens';
import { listFiles } from '../../scripts/files';
import { addresses, missingPath, pagesOfEachKind, siteFolder } from './support/addresses';
import { consentBanner } from './support/consent';
import { expect, test, expectNetworkIdle } from './support/site';

/**
 * The whole load of the landing page, in kB of 1000 bytes with brotli. 13 of it are the logos of the
 * integrations, which load with the page so that a picture of the whole page shows them.
 */
const budget = { size: 220, requests: 20 };

/** The files that hydrate a page, and their size in kB of 1000 bytes with gzip; with all else five to seven requests more. */
const scriptBudget = { home: { files: 11, size: 153 }, others: { files: 10, size: 134 } };

/** Nothing until a brand has colours of its own, which come on top. */
const brandColours = brotliCompressSync(changedStyles(readBrand().tokens)).length / 1000;

test('the landing page loads within its budget, and another font only for characters outside the subset', async ({
  page,
}) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const typeOf = (response: Response) => response.request().resourceType();
  const fontCount = () => responses.filter((response) => typeOf(response) === 'font').length;
  await page.goto(paths.home);
  await expectNetworkIdle(page);
  const bytes = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const isCompressed = /font|image/.test(typeOf(response)) && !response.url().endsWith('.svg');
      return isCompressed ? body.length : brotliCompressSync(body).length;
    }),
  );
  const size = bytes.reduce((sum, length) => sum + length, 0) / 1000;
  expect(size).toBeLessThanOrEqual(budget.size + brandColours);
  expect(responses.length).toBeLessThanOrEqual(budget.requests);
  expect(fontCount()).toBe(2);
  // blockers of cookie banners go by names, and without one chunk the page would not hydrate
  expect(responses.map((response) => response.url()).join()).not.toMatch(/consent|cookie|banner/i);
  await page.getByLabel('Name').fill('Zoë Łukasz');
  await expect.poll(fontCount).toBe(3);
});

test('every page names few files of script, and small ones', () => {
  const read = (file: string) => readFileSync(`${siteFolder}/${file}`);
  const pages = listFiles(siteFolder).filter((name) => name.endsWith('.html'));
  expect(pages).toContain('index.html');
  for (const name of pages) {
    const [, modules = ''] =
      new RegExp(`${modulesAttribute}="(.*?)"`).exec(String(read(name))) ?? [];
    const sizes = modules.split(' ').map((file) => gzipSync(read(file)).length / 1000);
    const size = sizes.reduce((sum, each) => sum + each, 0);
    const most = name === 'index.html' ? scriptBudget.home : scriptBudget.others;
    expect(sizes.length, name).toBeLessThanOrEqual(most.files);
    expect(size, name).toBeLessThanOrEqual(most.size);
  }
});

test('no page uses Intl while it loads, whose first use takes longer than all else of a module', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('Intl is used');
    };
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat'] as const)
      Object.defineProperty(Intl, name, { get: refuse });
    Number.prototype.toLocaleString = Date.prototype.toLocaleString = refuse;
    String.prototype.localeCompare = refuse;
  });
  for (const path of pagesOfEachKind.filter((each) => each !== missingPath)) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expectNetworkIdle(page);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the landing page has no layout shift while it loads: motion ${reducedMotion}`, async ({
    page,
    allowConsole,
  }) => {
    // The machine may have none of the fallback fonts, so this page keeps the font that it starts with.
    allowConsole(/Failed to load resource/);
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.home);
    await expectNetworkIdle(page);
    expect(await page.evaluate(measureShift)).toBeLessThanOrEqual(0.01);
  });
}

for (const path of pagesOfEachKind) {
  test(`the largest paint of ${path} is its hero or its text, also once the cookie banner has come @full`, async ({
    page,
    allowConsole,
  }) => {
    if (path === missingPath) allowConsole(/404/);
    await page.clock.install();
    for (const width of path === paths.home ? [360, 412, 640, 1024, 1920] : [360]) {
      await page.setViewportSize({ width, height: 823 });
      // the banner of this build says most
      await page.goto(addresses.fullSite + path);
      await page.clock.fastForward(2000);
      await expect(consentBanner(page)).toBeVisible();
      await consentBanner(page).evaluate(async (banner) => {
        await Promise.all(banner.getAnimations().map((animation) => animation.finished));
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
      const place = path === paths.home ? `#${anchors.home}` : 'main';
      const paint = await page.evaluate(readLargestPaint, place);
      expect(paint.isInPlace, `at ${width} pixels`).toBe(true);
      if (path !== paths.home) continue;
      for (const { name } of [...testimonials.slice(1), testimonials[0]]) {
        await page.clock.runFor(4000);
        await expect(page.getByText(`${name}, `)).toBeVisible();
      }
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(readLargestPaint, place), `a round later, at ${width}`).toEqual(
        paint,
      );
    }
  });
}

/** Runs in the page. */
async function readLargestPaint(selector: string) {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const last = entries.at(-1);
  const element = last && 'element' in last ? last.element : null;
  return {
    isInPlace: element instanceof Element && element.closest(selector) !== null,
    startTime: last?.startTime,
  };
}

/** Runs in the page. */
function measureShift(): Promise<number> {
  return new Promise((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    // observers are told in their order, and of this document there is always an entry
    new PerformanceObserver(() => resolve(shift)).observe({ type: 'navigation', buffered: true });
  });
}
