import { setTimeout as sleep } from 'node:timers/promises';
import { measureRows, readWork, withLandingPage } from './page.js';

/** Time until the page is idle, after it has hydrated and after each scroll. */
const settleMs = 3000;
const measureMs = 5000;

/** Work of the idle page per second: processor time of the main thread, layouts, recalculated styles. */
export function measureIdle({ source, runs }) {
  const sections = ['customers', ...Object.values(source.anchors)];
  const scenarios = {
    hero: () => undefined,
    ...Object.fromEntries(
      sections.map((id) => [
        id,
        (page) => page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id),
      ]),
    ),
  };
  return measureRows(scenarios, runs, (prepare) =>
    withLandingPage({ source }, async (page, devtools) => {
      await sleep(settleMs);
      await prepare(page);
      await sleep(settleMs);
      return measureWork(devtools);
    }),
  );
}

async function measureWork(devtools) {
  const before = await readWork(devtools);
  await sleep(measureMs);
  const after = await readWork(devtools);
  const rate = (name) => (after[name] - before[name]) / (measureMs / 1000);
  return {
    'ms/s': rate('TaskDuration') * 1000,
    'layouts/s': rate('LayoutCount'),
    'styles/s': rate('RecalcStyleCount'),
  };
}
