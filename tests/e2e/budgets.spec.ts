import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { paths } from '@/config/paths';
import { storedItems } from '@/lib/storageInventory';
import { expect, test, expectNetworkIdle } from './support/site';

/** The whole load of the landing page, in kB of 1000 bytes with brotli. */
const budget = { size: 205, requests: 35 };

test('the landing page loads within its budget', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(paths.home);
  await expectNetworkIdle(page);
  const bytes = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      return /font|image/.test(response.request().resourceType())
        ? body.length
        : brotliCompressSync(body).length;
    }),
  );
  const size = bytes.reduce((sum, length) => sum + length, 0) / 1000;
  process.stdout.write(`${paths.home}: ${size.toFixed(0)} kB, ${responses.length} requests\n`);
  expect(size).toBeLessThanOrEqual(budget.size);
  expect(responses.length).toBeLessThanOrEqual(budget.requests);
});

test('characters outside the font subset load when they are typed', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(paths.home);
  await expectNetworkIdle(page);
  expect(fonts).toHaveLength(2);
  await page.getByLabel('Name').fill('Zoë Łukasz');
  await expect.poll(() => fonts.length).toBe(3);
});

for (const [situation, reducedMotion, choice] of [
  ['with motion', 'no-preference', 'playing'],
  ['with reduced motion', 'reduce', null],
] as const) {
  test(`the landing page has no layout shift while it loads ${situation}`, async ({
    page,
    allowConsole,
  }) => {
    // The machine may have none of the fallback fonts, so this page keeps the font that it starts with.
    allowConsole(/Failed to load resource/);
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(
      ([key, value]) => {
        if (value) sessionStorage.setItem(key, value);
        window.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number')
              window.layoutShift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      },
      [storedItems.motion.name, choice] as const,
    );
    await page.goto(paths.home);
    await expectNetworkIdle(page);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
  });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    layoutShift: number;
  }
}
