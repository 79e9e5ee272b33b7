import { origin } from './ports.js';
import { withPage } from './page.js';
import { medianWithRange } from './statistics.js';

const slowdowns = [1, 4];

/** Milliseconds from the navigation until header, testimonials and contact form are hydrated. */
export async function measureHydration({ source, runs }) {
  const { anchors, anchorPath, paths } = source;
  const rows = {};
  for (const path of [paths.home, anchorPath(anchors.contact)]) {
    for (const slowdown of slowdowns) {
      const results = [];
      for (let run = 1; run <= runs; run += 1) {
        results.push(
          await withPage({ source, slowdown, script: recordHydration }, async (page) => {
            await page.goto(origin + path);
            const times = await page.waitForFunction(
              () => Object.keys(window.times ?? {}).length === 3 && window.times,
              null,
              { timeout: 60_000 },
            );
            return times.jsonValue();
          }),
        );
      }
      rows[`${path} at ${slowdown} x`] = Object.fromEntries(
        ['header', 'testimonials', 'form'].map((part) => [
          `${part} ms`,
          medianWithRange(results.map((result) => result[part])),
        ]),
      );
    }
  }
  return rows;
}

/** Runs in the page. React adds a `__reactProps` key to each element that it hydrates. */
function recordHydration() {
  window.times = {};
  const isHydrated = (selector) => {
    const element = document.querySelector(selector);
    return !!element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };
  const checks = {
    header: () => isHydrated('header nav button'),
    testimonials: () => isHydrated('#home [aria-roledescription="carousel"] button'),
    // the form sets it after hydration
    form: () => document.querySelector('#contact form')?.noValidate === true,
  };
  const timer = setInterval(() => {
    for (const [part, isReady] of Object.entries(checks)) {
      if (!(part in window.times) && isReady()) window.times[part] = performance.now();
    }
    if (Object.keys(window.times).length === 3) clearInterval(timer);
  }, 10);
}
