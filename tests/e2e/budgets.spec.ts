import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { expect, test } from './support/site';

/** Until the load event, gzipped, in kB of 1000 bytes. */
type Budget = { readonly scripts: number; readonly all: number };

const budgets: Readonly<Record<string, Budget>> = {
  [paths.home]: { scripts: 110, all: 200 },
  [paths.study('Machinerymanufacturing')]: { scripts: 118, all: 190 },
  [paths.cloud('Salescloud')]: { scripts: 120, all: 190 },
  [paths.career]: { scripts: 124, all: 195 },
  [paths.job('react-native-developer')]: { scripts: 119, all: 190 },
  [paths.privacy]: { scripts: 114, all: 190 },
};

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within ${budget.scripts} kB of script and ${budget.all} kB in all`, async ({
    page,
  }) => {
    const { scripts, all } = await bytesUntilLoad(page, path);
    process.stdout.write(`${path}: ${scripts.toFixed(1)} kB script, ${all.toFixed(1)} kB all\n`);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(all).toBeLessThanOrEqual(budget.all);
  });
}

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

async function bytesUntilLoad(page: Page, path: string) {
  const bodies: Promise<{ readonly type: string; readonly bytes: number }>[] = [];
  let isLoaded = false;
  page.on('response', (response) => {
    if (isLoaded) return;
    const type = response.request().resourceType();
    bodies.push(
      response.body().then(
        (body) => ({
          type,
          bytes: type === 'font' || type === 'image' ? body.length : gzipSync(body).length,
        }),
        () => ({ type, bytes: 0 }),
      ),
    );
  });
  await page.goto(path, { waitUntil: 'load' });
  isLoaded = true;
  const loaded = await Promise.all(bodies);
  const sum = (list: typeof loaded) => list.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return { scripts: sum(loaded.filter(({ type }) => type === 'script')), all: sum(loaded) };
}
