import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { waitForIdleMachine } from './machine.js';
import { baselinePath, blankPath } from './http2Server.js';
import { browserArguments } from './page.js';
import { debuggingPort, hostname, origin } from './ports.js';
import { sortNumbers, median, round } from './statistics.js';

const performanceCategory = 'performance';
/** Measured in a separate run, so that their checks do not slow down the performance run. */
const otherCategories = ['accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its mobile defaults on one page per route: the other categories once, then
 * performance, in turns with the baseline page.
 */
export async function measureSpeed({ source, runs }) {
  const { paths, browserPath } = source;
  const pages = [
    baselinePath,
    paths.home,
    paths.study('Machinerymanufacturing'),
    paths.cloud('Salescloud'),
    paths.career,
    paths.job('react-native-developer'),
    paths.privacy,
  ];
  const scores = new Map();
  for (const page of pages) {
    scores.set(page, scoresOf(await measure(browserPath, page, otherCategories)));
    console.log(`${page}: ${otherCategories.join(', ')}`);
  }
  const results = new Map(pages.map((page) => [page, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      const lhr = await measure(browserPath, page, [performanceCategory]);
      results.get(page).push({ ...scoresOf(lhr), ...scores.get(page), ...metricsOf(lhr) });
      console.log(`${page}: ${performanceCategory}, run ${run} of ${runs}`);
    }
  }
  return medians(results);
}

/** On a busy machine a trace sometimes lacks its start. The page is then measured again. */
async function measure(browserPath, path, categories, attempts = 3) {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  });
  // The first window of a browser loads its own resources, which would count against the page.
  await fetch(`http://${hostname}:${debuggingPort}/json/new?about:blank`, { method: 'PUT' });
  const { lhr } = await waitForIdleMachine()
    .then(() =>
      lighthouse(origin + path, {
        port: debuggingPort,
        logLevel: 'error',
        onlyCategories: categories,
        blankPage: origin + blankPath,
      }),
    )
    .finally(() => browser.close());
  if (lhr.runtimeError && attempts > 1) return measure(browserPath, path, categories, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const failed = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight, id }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`);
  if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`);
  return lhr;
}

function scoresOf({ categories }) {
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, score * 100]),
  );
}

/** Lighthouse waits until the network and the main thread are idle. */
function metricsOf({ audits }) {
  const requests = audits['network-requests'].details.items;
  const kilobytes = (list) => list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    'TBT ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    'main thread ms': audits['mainthread-work-breakdown'].numericValue,
    requests: requests.length,
    kB: kilobytes(requests),
    'JS kB': kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

function medians(results) {
  const rows = [...results].map(([page, list]) => {
    const names = Object.keys(list[0]);
    const valuesOf = (name) => list.map((entry) => entry[name]);
    return [
      page,
      Object.fromEntries(
        names.map((name) => [name, median(valuesOf(name), name === 'CLS' ? 3 : 0)]),
      ),
    ];
  });
  const baseline = rows[0][1]['LCP ms'];
  const blockedByPage = (page) => results.get(page).map((entry) => entry['TBT ms']);
  return Object.fromEntries(
    rows.map(([page, row]) => [
      page,
      {
        ...row,
        'LCP / baseline': round(row['LCP ms'] / baseline, 2),
        'TBT, each': sortNumbers(blockedByPage(page)).map(Math.round).join(' '),
      },
    ]),
  );
}
