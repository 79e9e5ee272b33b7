import { setTimeout as sleep } from 'node:timers/promises';
import { openHydrated, phone, withPage } from './page.js';
import { medianWithRange } from './statistics.js';

const slowdown = 4;

/** Time until the page is idle, after it has hydrated and after each scroll. */
const settleMs = 4000;

/** Interaction to next paint on a machine four times slower, in milliseconds. */
export async function measureInteractions({ source, runs }) {
  const { anchors, paths } = source;
  const section = (page, anchor) => page.locator(`#${anchor}`);
  const interactions = {
    'services menu': { target: (page) => page.locator('header nav button').first() },
    'mobile menu': {
      target: (page) => page.locator('header button[aria-haspopup="dialog"]').last(),
      viewport: phone,
    },
    'fact dialog': {
      target: (page) => section(page, anchors.about).getByRole('list').getByRole('button').first(),
    },
    wheel: {
      target: (page) =>
        section(page, anchors.cloudSolutions).locator('button[aria-expanded]').nth(2),
    },
    'carousel arrow': {
      target: (page) => section(page, anchors.caseStudies).getByRole('button').last(),
    },
    'first key in the form': {
      target: (page) => section(page, anchors.contact).getByRole('textbox').first(),
      act: (page) => page.keyboard.press('a'),
    },
  };
  const rows = {};
  for (const [name, { target, act, viewport }] of Object.entries(interactions)) {
    const results = [];
    for (let run = 1; run <= runs; run += 1) {
      results.push(
        await withPage({ source, slowdown, viewport, script: recordInteractions }, async (page) => {
          await openHydrated(page, paths.home);
          await sleep(settleMs);
          const element = target(page);
          await element.scrollIntoViewIfNeeded();
          if (act) await element.focus();
          await sleep(settleMs);
          await page.evaluate(() => (window.longest = 0));
          await (act ? act(page) : element.click());
          await sleep(settleMs / 2);
          return page.evaluate(() => window.longest);
        }),
      );
    }
    rows[name] = { 'INP ms': medianWithRange(results) };
  }
  return rows;
}

/** Runs in the page. Keeps the duration of the longest interaction. */
function recordInteractions() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.longest = Math.max(window.longest, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}
