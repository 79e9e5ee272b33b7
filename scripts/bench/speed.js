import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments, measureRows } from './page.js';
import { barePath, blankPath, debuggingPort, origin } from './server.js';

/** Lighthouse with its mobile defaults, on a bare page and on one page of each kind. */
export function measureSpeed({ source, runs }) {
  const { paths } = source;
  const pages = [
    barePath,
    paths.home,
    paths.study('Machinerymanufacturing'),
    paths.cloud('Salescloud'),
    paths.career,
    paths.job('react-native-developer'),
    paths.privacy,
  ];
  return measureRows(Object.fromEntries(pages.map((path) => [path, path])), runs, async (path) =>
    metrics(await measure(source.browserPath, path)),
  );
}

/** On a busy machine a trace sometimes lacks its start. The page is then measured again. */
async function measure(executablePath, path, attempts = 3) {
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  // The first window of a browser loads its own resources, which would count against the page.
  await fetch(`http://127.0.0.1:${debuggingPort}/json/new?about:blank`, { method: 'PUT' });
  const { lhr } = await lighthouse(origin + path, {
    port: debuggingPort,
    logLevel: 'error',
    blankPage: origin + blankPath,
  }).finally(() => browser.close());
  if (lhr.runtimeError && attempts > 1) return measure(executablePath, path, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return lhr;
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
