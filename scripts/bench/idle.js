import { setTimeout as sleep } from 'node:timers/promises';
import { openHydrated, withPage } from './page.js';
import { medianWithRange } from './statistics.js';

/** Time until the page is idle, after it has hydrated and after each scroll. */
const settleMs = 3000;
const measureMs = 5000;

/** Work of the idle page per second: main-thread milliseconds, layouts and style recalculations. */
export async function measureIdle({ source, runs }) {
  const { anchors, paths } = source;
  const scrollToSection = (id) => (page) =>
    page.evaluate(
      (target) => document.getElementById(target).scrollIntoView({ block: 'start' }),
      id,
    );
  const scenarios = {
    hero: () => undefined,
    ...Object.fromEntries(
      [
        ...['about', 'services', 'working', 'caseStudies', 'cloudSolutions', 'integration'],
        'contact',
      ].map((key) => [anchors[key], scrollToSection(anchors[key])]),
    ),
    customers: scrollToSection('customers'),
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
  for (const [name, prepare] of Object.entries(scenarios)) {
    const results = [];
    for (let run = 1; run <= runs; run += 1) {
      results.push(
        await withPage({ source }, async (page, devtools) => {
          await openHydrated(page, paths.home);
          await sleep(settleMs);
          await prepare(page, devtools);
          await sleep(settleMs);
          return measureWork(devtools);
        }),
      );
    }
    rows[name] = Object.fromEntries(
      Object.keys(results[0]).map((metric) => [
        metric,
        medianWithRange(
          results.map((result) => result[metric]),
          1,
        ),
      ]),
    );
  }
  return rows;
}

async function measureWork(devtools) {
  await devtools.send('Performance.enable');
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await read();
  await sleep(measureMs);
  const after = await read();
  const seconds = after.Timestamp - before.Timestamp;
  const rate = (name) => (after[name] - before[name]) / seconds;
  return {
    'ms/s': rate('TaskDuration') * 1000,
    'layouts/s': rate('LayoutCount'),
    'styles/s': rate('RecalcStyleCount'),
  };
}

/** Chromium's headless shell keeps every tab visible, so this simulates a hidden one. */
function hide(page) {
  return page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new window.Event('visibilitychange'));
  });
}
