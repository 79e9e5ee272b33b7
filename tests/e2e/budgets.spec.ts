import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { routes } from '@/app/routes';
import { paths } from '@/config/paths';
import { expect, test } from './support/site';

/** Gzipped, in kB of 1000 bytes. */
type Budget = { readonly scripts: number; readonly all: number };

const budgets: Readonly<Record<string, Budget>> = {
  [paths.home]: { scripts: 110, all: 180 },
  [paths.study('Machinerymanufacturing')]: { scripts: 116, all: 160 },
  [paths.cloud('Salescloud')]: { scripts: 117, all: 166 },
  [paths.career]: { scripts: 121, all: 168 },
  [paths.job('react-native-developer')]: { scripts: 116, all: 158 },
  [paths.privacy]: { scripts: 112, all: 155 },
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within ${budget.scripts} kB of script and ${budget.all} kB in all`, async ({
    page,
  }) => {
    const { scripts, all } = await bytesAtStart(page, path);
    process.stdout.write(`${path}: ${scripts.toFixed(1)} kB script, ${all.toFixed(1)} kB all\n`);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(all).toBeLessThanOrEqual(budget.all);
  });
}

test('every page is written in the letters of the two fonts that are preloaded', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  for (const { path } of routes) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dataset['whole'] = '';
    });
    await page.waitForLoadState('networkidle');
  }
  expect(new Set(fonts).size, fonts.join(' ')).toBe(2);
});

test('the letters of a text that the site does not use come when it is typed', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
  const preloaded = await Promise.all(fonts.map((url) => page.request.get(url)));
  for (const font of preloaded) expect((await font.body()).length).toBeLessThan(10_000);
  await page.getByLabel('Name').fill('Zoë Łukasz');
  await expect.poll(() => fonts.length).toBe(3);
});

test('the landing page moves nothing while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await page.waitForTimeout(3000);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
});

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    layoutShift: number;
  }
}

/** What comes until the load event, and the page's own code, which may come after it. */
async function bytesAtStart(page: Page, path: string) {
  const responses: { readonly response: Response; readonly isEarly: boolean }[] = [];
  let isLoaded = false;
  page.on('response', (response) => responses.push({ response, isEarly: !isLoaded }));
  await page.goto(path, { waitUntil: 'load' });
  isLoaded = true;
  const modules = await page.evaluate(
    () => document.querySelector<HTMLElement>('[data-modules]')?.dataset['modules'] ?? '',
  );
  const ownCode = modules.split(' ');
  const pathOf = (response: Response) => new URL(response.url()).pathname;
  await expect
    .poll(() => ownCode.filter((file) => !responses.some((it) => pathOf(it.response) === file)))
    .toEqual([]);
  const loaded = await Promise.all(
    responses
      .filter(({ response, isEarly }) => isEarly || ownCode.includes(pathOf(response)))
      .map(({ response }) => sizeOf(response)),
  );
  const sum = (list: typeof loaded) => list.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return { scripts: sum(loaded.filter(({ type }) => type === 'script')), all: sum(loaded) };
}

async function sizeOf(response: Response) {
  const type = response.request().resourceType();
  const body = await response.body();
  const isPacked = type === 'font' || type === 'image';
  // modules that are preloaded by a link are not told apart from other files
  const isScript = type === 'script' || response.url().endsWith('.js');
  return {
    type: isScript ? 'script' : type,
    bytes: isPacked ? body.length : gzipSync(body).length,
  };
}
