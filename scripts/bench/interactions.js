import { setTimeout as sleep } from 'node:timers/promises';
import { measureRows, withLandingPage } from './page.js';

/** Time until the page is idle, after it has hydrated and after each scroll. */
const settleMs = 4000;

/** Interaction to next paint on a machine four times slower, in milliseconds. */
export function measureInteractions({ source, runs }) {
  const { anchors } = source;
  const press = (page) => page.keyboard.press('a');
  const interactions = {
    'services menu': { selector: 'header nav button' },
    'mobile menu': { selector: 'header button[aria-haspopup="dialog"]:visible', width: 390 },
    'fact dialog': { selector: `#${anchors.about} li button` },
    wheel: { selector: `#${anchors.cloudSolutions} button[aria-expanded="false"]` },
    'pause motion': { selector: 'main button[data-paused]' },
    'first key in the form': { selector: `#${anchors.contact} input`, act: press },
  };
  return measureRows(interactions, runs, ({ selector, act, width }) =>
    withLandingPage({ source, slowdown: 4, width }, async (page) => {
      await page.evaluate(recordInteractions);
      const element = page.locator(selector).first();
      await element.scrollIntoViewIfNeeded();
      if (act) await element.focus();
      await sleep(settleMs);
      await page.evaluate(() => (window.longest = 0));
      await (act ? act(page) : element.click());
      await sleep(settleMs / 2);
      return { 'INP ms': await page.evaluate(() => window.longest) };
    }),
  );
}

/** Runs in the page. Keeps the duration of the longest interaction. */
function recordInteractions() {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.longest = Math.max(window.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}
