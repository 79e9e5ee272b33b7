import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { z } from 'zod';
import { modulesAttribute } from '@/config/documentAttributes';
import { paths } from '@/config/paths';
import { readBrand } from '../../scripts/brand/files';
import { changedStyles } from '../../scripts/brand/tokens';
import { listFiles } from '../../scripts/files';
import { pagesOfEachKind, siteFolder } from './support/addresses';
import { expect, test, expectNetworkIdle } from './support/site';

/**
 * What the landing page loads, in kB of 1000 bytes with brotli. 13 of it are the logos of the
 * integrations, which load with the page so that a picture of the whole page shows them.
 */
const loadBudget = 229;

/** The files that hydrate a page, in kB of 1000 bytes with gzip. */
const scriptBudget = { home: 162, others: 142 };

const trace = z.object({
  traceEvents: z.array(
    z.object({ args: z.object({ elementCount: z.number().optional() }).optional() }),
  ),
});

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
  expect(size).toBeLessThanOrEqual(loadBudget + brandColours);
  expect(fontCount()).toBe(2);
  // blockers of cookie banners go by names, and without one chunk the page would not hydrate
  expect(responses.map((response) => response.url()).join()).not.toMatch(/consent|cookie|banner/i);
  await page.getByLabel('Name').fill('Zoë');
  await expect.poll(fontCount).toBe(3);
  await page.getByLabel('Name').fill('Zoë Łukasz');
  await expect.poll(fontCount).toBe(4);
});

test('every page names small files of script', () => {
  const read = (file: string) => readFileSync(`${siteFolder}/${file}`);
  const pages = listFiles(siteFolder).filter((name) => name.endsWith('.html'));
  expect(pages).toContain('index.html');
  for (const name of pages) {
    const [, modules = ''] =
      new RegExp(`${modulesAttribute}="(.*?)"`).exec(String(read(name))) ?? [];
    const sizes = modules.split(' ').map((file) => gzipSync(read(file)).length / 1000);
    const size = sizes.reduce((sum, each) => sum + each, 0);
    const most = name === 'index.html' ? scriptBudget.home : scriptBudget.others;
    expect(size, name).toBeLessThanOrEqual(most);
  }
});

// A rule whose last part is any element, beside a `:has()` of the body, styles the whole page anew.
test('a node that is inserted styles few others', async ({ browser, page, allowConsole }) => {
  allowConsole(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pagesOfEachKind) {
    await page.goto(path);
    await expectNetworkIdle(page);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const all = await page.evaluate(() => {
      document.querySelector('main h1')?.append(document.createElement('span'));
      document.body.getBoundingClientRect();
      return document.querySelectorAll('*').length;
    });
    const { traceEvents } = trace.parse(JSON.parse(String(await browser.stopTracing())));
    const styled = Math.max(...traceEvents.map(({ args }) => args?.elementCount ?? 0));
    expect(styled, path).toBeGreaterThan(0);
    expect(styled, path).toBeLessThan(all / 4);
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
