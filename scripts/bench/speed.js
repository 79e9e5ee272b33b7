import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { browserArguments, measureRows } from './page.js';
import { barePath, blankPath, origin } from './server.js';

/** Run by npx: 96 packages that nothing else needs. */
const lighthouse = 'lighthouse@12.8.2';
const run = promisify(execFile);

/** Lighthouse with its mobile defaults, on a bare page and on one page of each kind. */
export function measureSpeed({ source, runs }) {
  const pages = [barePath, ...source.pages];
  return measureRows(Object.fromEntries(pages.map((path) => [path, path])), runs, async (path) =>
    metrics(await measure(source.browserPath, path)),
  );
}

/** On a busy machine a trace sometimes lacks its start. The page is then measured again. */
async function measure(browserPath, path, attempts = 3) {
  const flags = [
    ...['--output=json', '--quiet', `--blank-page=${origin}${blankPath}`],
    `--chrome-flags=${['--headless', ...browserArguments].join(' ')}`,
  ];
  const options = {
    env: { ...process.env, CHROME_PATH: browserPath },
    maxBuffer: 1e9,
  };
  try {
    const { stdout } = await run('npx', ['--yes', lighthouse, origin + path, ...flags], options);
    return JSON.parse(stdout);
  } catch (error) {
    if (attempts > 1) return measure(browserPath, path, attempts - 1);
    throw error;
  }
}

function metrics({ audits, categories }) {
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
    kB: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
}
