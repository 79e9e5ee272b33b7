import { setTimeout as sleep } from 'node:timers/promises';
import { openHydrated, withPage } from './page.js';
import { spread } from './statistics.js';

/** Milliseconds for the page to finish what a visitor's arrival in a section has started. */
const settleMs = 3000;
const measuredMs = 5000;

/** Work of the main thread, in milliseconds and layouts a second, while nobody does anything. */
export async function measureRest({ source, runs }) {
  const { anchors, paths } = source;
  const scrollTo = (id) => (page) =>
    page.evaluate(
      (target) => document.getElementById(target).scrollIntoView({ block: 'start' }),
      id,
    );
  const places = {
    hero: () => undefined,
    ...Object.fromEntries(
      [
        ...['about', 'services', 'working', 'caseStudies', 'cloudSolutions', 'integration'],
        'contact',
      ].map((key) => [anchors[key], scrollTo(anchors[key])]),
    ),
    customers: scrollTo('customers'),
    'fact dialog over the page': (page) =>
      page
        .locator(`#${anchors.about}`)
        .getByRole('list')
        .getByRole('button')
        .first()
        .dispatchEvent('click'),
    'hidden tab': hide,
  };
  const rows = {};
  for (const [place, go] of Object.entries(places)) {
    const results = [];
    for (let run = 1; run <= runs; run += 1) {
      results.push(
        await withPage({ source }, async (page, devtools) => {
          await openHydrated(page, paths.home);
          await sleep(settleMs);
          await go(page, devtools);
          await sleep(settleMs);
          return workOf(devtools);
        }),
      );
    }
    rows[place] = Object.fromEntries(
      Object.keys(results[0]).map((name) => [
        name,
        spread(
          results.map((result) => result[name]),
          1,
        ),
      ]),
    );
  }
  return rows;
}

async function workOf(devtools) {
  await devtools.send('Performance.enable');
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await read();
  await sleep(measuredMs);
  const after = await read();
  const seconds = after.Timestamp - before.Timestamp;
  const rate = (name) => (after[name] - before[name]) / seconds;
  return {
    'ms/s': rate('TaskDuration') * 1000,
    'layouts/s': rate('LayoutCount'),
    'styles/s': rate('RecalcStyleCount'),
  };
}

/** The page is hidden behind another tab, as `document.hidden` tells it. */
async function hide(page, devtools) {
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const other = await page.context().newPage();
  await other.bringToFront();
  await page.waitForFunction(() => document.hidden, null, { polling: 100 });
}
