import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { browserArguments, measureRows, withPage } from './page.js';
import { blankPath, origin } from './server.js';

const byPath = (paths) => Object.fromEntries(paths.map((path) => [path, path]));

/** Long enough for the cookie banner and two phrases of the typewriter. */
const firstVisitMs = 6000;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** The first visit of each kind of page on a phone: processor time of the main thread, requests. */
export function work({ source, runs }) {
  return measureRows(byPath(source.pages), runs, (path) =>
    withPage(source, phone, async (page, devtools) => {
      let requests = 0;
      page.on('request', () => (requests += 1));
      await page.goto(origin + path, { waitUntil: 'commit' });
      await sleep(firstVisitMs);
      const { metrics } = await devtools.send('Performance.getMetrics');
      const ms = (duration) => 1000 * metrics.find(({ name }) => name === duration).value;
      return {
        'CPU ms': ms('TaskDuration'),
        'script ms': ms('ScriptDuration'),
        'style ms': ms('RecalcStyleDuration'),
        'layout ms': ms('LayoutDuration'),
        requests,
      };
    }),
  );
}

/** Run by npx: 96 packages that nothing else needs. */
const lighthouse = 'lighthouse@12.8.2';
const run = promisify(execFile);

/** Lighthouse with its mobile defaults, on one page of each kind. */
export function speed({ source, runs }) {
  const flags = [
    ...['--output=json', '--quiet', `--blank-page=${origin}${blankPath}`],
    `--chrome-flags=${['--headless', ...browserArguments].join(' ')}`,
    ...process.argv.filter((argument) => argument.startsWith('--throttling.')),
  ];
  const options = { env: { ...process.env, CHROME_PATH: source.browserPath }, maxBuffer: 1e9 };
  return measureRows(byPath(source.pages), runs, async (path) => {
    const { stdout } = await run('npx', ['--yes', lighthouse, origin + path, ...flags], options);
    const { audits, categories, environment } = JSON.parse(stdout);
    const requests = audits['network-requests'].details.items;
    return {
      ...Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, score * 100]),
      ),
      'FCP ms': audits['first-contentful-paint'].numericValue,
      'LCP ms': audits['largest-contentful-paint'].numericValue,
      'TBT ms': audits['total-blocking-time'].numericValue,
      CLS: audits['cumulative-layout-shift'].numericValue,
      requests: requests.length,
      'CPU index': environment.benchmarkIndex,
      kB: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  });
}

/** Time until the page is idle, after it has hydrated and after each scroll. */
const settleMs = 4000;

/** On the landing page, hydrated, where all cookies are accepted: interaction to next paint at 4x. */
export function interactions({ source, runs }) {
  const { anchors, paths, consentCookie } = source;
  const press = (page) => page.keyboard.press('a');
  const cases = {
    'services menu': { selector: 'header nav button' },
    'mobile menu': { selector: 'header button[commandfor]:visible', width: 390 },
    'fact dialog': { selector: `#${anchors.about} li button` },
    wheel: { selector: `#${anchors.cloudSolutions} button[aria-expanded="false"]` },
    'pause motion': { selector: 'main button[data-paused]' },
    'first key in the form': { selector: `#${anchors.contact} input`, act: press },
  };
  return measureRows(cases, runs, ({ selector, act, width = 1440 }) =>
    withPage(source, { viewport: { width, height: 900 } }, async (page, devtools) => {
      await page.context().addCookies([{ name: consentCookie, value: 'all', url: origin }]);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(origin + paths.home);
      await page.waitForFunction(() => document.querySelector('#contact form')?.noValidate);
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
