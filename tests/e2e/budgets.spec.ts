import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { paths } from '@/config/paths';
import { modulesAttribute } from '@/config/documentAttributes';
import { expect, test, expectNetworkIdle } from './support/site';
import { storedItems } from '@/lib/storageInventory';

/** In kB of 1000 bytes, gzipped. */
type Budget = {
  /** Until the load event. */
  readonly scripts: number;
  /** All files until the load event. */
  readonly total: number;
  /** Until the network is idle. */
  readonly scriptsWhenIdle: number;
};

const budgets: Readonly<Record<string, Budget>> = {
  [paths.home]: { scripts: 113, total: 183, scriptsWhenIdle: 153 },
  [paths.study('Machinerymanufacturing')]: { scripts: 121, total: 165, scriptsWhenIdle: 129 },
  [paths.cloud('Salescloud')]: { scripts: 123, total: 172, scriptsWhenIdle: 130 },
  [paths.career]: { scripts: 127, total: 174, scriptsWhenIdle: 145 },
  [paths.job('react-native-developer')]: { scripts: 122, total: 164, scriptsWhenIdle: 129 },
  [paths.privacy]: { scripts: 118, total: 161, scriptsWhenIdle: 124 },
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within ${budget.scripts} kB of script and ${budget.total} kB in all`, async ({
    page,
  }) => {
    const { scripts, total, scriptsWhenIdle } = await bytesLoaded(page, path);
    process.stdout.write(
      `${path}: ${scripts.toFixed(1)} kB script, ${total.toFixed(1)} kB in all, ` +
        `${scriptsWhenIdle.toFixed(1)} kB script when idle\n`,
    );
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(total).toBeLessThanOrEqual(budget.total);
    expect(scriptsWhenIdle).toBeLessThanOrEqual(budget.scriptsWhenIdle);
  });
}

test('characters outside the font subset load when they are typed', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(paths.home);
  await expectNetworkIdle(page);
  expect(fonts).toHaveLength(2);
  const preloaded = await Promise.all(fonts.map((url) => page.request.get(url)));
  for (const font of preloaded) expect((await font.body()).length).toBeLessThan(10_000);
  await page.getByLabel('Name').fill('Zoë Łukasz');
  await expect.poll(() => fonts.length).toBe(3);
});

for (const [situation, reducedMotion, choice] of [
  ['with motion', 'no-preference', 'playing'],
  ['with motion paused', 'no-preference', 'paused'],
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

/** Counts until the load event or, if that is later, until the page's own chunk has loaded. */
async function bytesLoaded(page: Page, path: string) {
  const responses: { readonly response: Response; readonly isEarly: boolean }[] = [];
  let isLoaded = false;
  page.on('response', (response) => responses.push({ response, isEarly: !isLoaded }));
  await page.goto(path, { waitUntil: 'load' });
  isLoaded = true;
  const modules = await page.evaluate(
    (name) => document.querySelector(`[${name}]`)?.getAttribute(name) ?? '',
    modulesAttribute,
  );
  const ownCode = modules.split(' ');
  const pathOf = (response: Response) => new URL(response.url()).pathname;
  await expect
    .poll(() =>
      ownCode.filter((file) => !responses.some(({ response }) => pathOf(response) === file)),
    )
    .toEqual([]);
  await expectNetworkIdle(page);
  const loaded = await Promise.all(
    responses.map(async ({ response, isEarly }) => ({
      ...(await sizeOf(response)),
      isEarly: isEarly || ownCode.includes(pathOf(response)),
    })),
  );
  const early = loaded.filter(({ isEarly: wasEarly }) => wasEarly);
  const sum = (list: typeof loaded) => list.reduce((bytes, file) => bytes + file.bytes, 0) / 1000;
  const scriptsOf = (list: typeof loaded) => sum(list.filter(({ type }) => type === 'script'));
  return { scripts: scriptsOf(early), total: sum(early), scriptsWhenIdle: scriptsOf(loaded) };
}

async function sizeOf(response: Response) {
  const type = response.request().resourceType();
  const body = await response.body();
  const isCompressed = type === 'font' || type === 'image';
  // Modules of a `modulepreload` link have no resource type of their own.
  const isScript = type === 'script' || response.url().endsWith('.js');
  return {
    type: isScript ? 'script' : type,
    bytes: isCompressed ? body.length : gzipSync(body).length,
  };
}
