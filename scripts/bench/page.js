import process from 'node:process';
import { chromium } from '@playwright/test';
import { origin } from './server.js';

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--ignore-certificate-errors',
];

/**
 * Runs `use` in a new browser with the landing page, hydrated, where all cookies are accepted.
 *
 * @param options.slowdown how many times slower than this machine the CPU is
 */
export async function withLandingPage({ source, slowdown = 1, width = 1440 }, use) {
  const browser = await chromium.launch({
    executablePath: source.browserPath,
    args: browserArguments,
  });
  try {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      ignoreHTTPSErrors: true,
    });
    await context.addCookies([{ name: source.consentCookie, value: 'all', url: origin }]);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await measureProcessorTime(devtools);
    await page.goto(origin + source.paths.home);
    await page.waitForFunction(() => document.querySelector('#contact form')?.noValidate, null, {
      timeout: 60_000,
    });
    return await use(page, devtools);
  } finally {
    await browser.close();
  }
}

/** Call before the page loads. Other programs on the machine lengthen the time of a task, not this. */
export async function measureProcessorTime(devtools) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** What the main thread has done since the document began to load, in seconds and numbers. */
export async function readWork(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** The median, with the minimum and the maximum, in three digits. */
function medianWithRange(values) {
  const sorted = [...values].sort((a, b) => a - b).map((value) => Number(value.toPrecision(3)));
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`;
}

/** Measures `runs` times, one row for each entry of `cases`; says on stderr how far it is. */
export async function measureRows(cases, runs, measure) {
  const rows = {};
  for (const [name, value] of Object.entries(cases)) {
    const results = [];
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`${name}, run ${run}\n`);
      results.push(await measure(value));
    }
    rows[name] = Object.fromEntries(
      Object.keys(results[0]).map((metric) => [
        metric,
        medianWithRange(results.map((result) => result[metric])),
      ]),
    );
  }
  return rows;
}
