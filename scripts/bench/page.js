import process from 'node:process';
import { chromium } from '@playwright/test';

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--ignore-certificate-errors',
];

/** Runs `use` with a page of a new browser. */
export async function withPage({ browserPath }, options, use) {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const page = await browser.newPage({ ...options, ignoreHTTPSErrors: true });
    const devtools = await page.context().newCDPSession(page);
    // other programs on the machine lengthen the time of a task, not this
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await use(page, devtools);
  } finally {
    await browser.close();
  }
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
