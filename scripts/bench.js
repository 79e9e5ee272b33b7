/*
 * Measures the build as a visitor on a slow phone would meet it: Lighthouse with its mobile defaults,
 * over HTTP/2 and brotli as the host's network answers. First what does not vary, once for each page;
 * then speed, for each page and a bare one five times in turn. `npm run bench -- 1` runs once each.
 */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { createSecureServer } from 'node:http2';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { generate } from 'selfsigned';
import { createServer as createVite } from 'vite';

const runs = Number(process.argv[2] ?? 5);
const host = '127.0.0.1';
const ports = {
  site: 9650,
  receiver: 9651,
  authEmulator: 9652,
  emulatorHub: 9653,
  emulatorLogging: 9654,
};
const proxyPort = 9655;
const debuggingPort = 9656;
/** Milliseconds for the build and the host's emulator. */
const patience = 180_000;
/** Milliseconds for the machine to come to rest, after which it is measured as it is. */
const restPatience = 30_000;
/** Share of all processors' time that a machine at rest may use. */
const restShare = 0.02;
const bareAddress = '/bare';
/**
 * Where each measurement begins. Lighthouse's own about:blank gives its process to the page that
 * follows, but not to one with a Cross-Origin-Opener-Policy: the browser then starts another while
 * the page loads, which took longer than the page's own work and hid it.
 */
const blankAddress = '/blank';
const speed = 'performance';
/** Measured by themselves, so that their probes do not count against speed. */
const rest = ['accessibility', 'best-practices', 'seo'];

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const { paths } = await vite.ssrLoadModule('/src/config/paths.ts');
const { findBrowser } = await vite.ssrLoadModule('/tests/e2e/support/browser.ts');
await vite.close();

const pages = [
  bareAddress,
  paths.home,
  paths.study('Machinerymanufacturing'),
  paths.cloud('Salescloud'),
  paths.career,
  paths.job('react-native-developer'),
  paths.privacy,
];

const site = spawn(process.execPath, ['tests/e2e/support/serve.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  // the dev server above has set it to development
  env: { ...process.env, NODE_ENV: 'production', SITE_PORTS: JSON.stringify(ports) },
});
let proxy;
try {
  await siteAnswers();
  proxy = await serveAsNetwork();
  console.table(medians(await measureAll()));
} finally {
  proxy?.close();
  site.kill('SIGTERM');
}

async function siteAnswers() {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && site.exitCode === null) {
    const isUp = await fetch(`http://${host}:${ports.site}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(500);
  }
  throw new Error('The site was not served: run `npm run build` to see what is wrong with it.');
}

/** The host's own answers and headers, sent as its network does and its emulator does not. */
async function serveAsNetwork() {
  const { headers: hostHeaders } = await ask(paths.home);
  const answers = new Map(
    Object.entries({
      [bareAddress]: barePage(),
      [blankAddress]: '<link rel="icon" href="data:,">',
    }).map(([address, content]) => {
      const { headers, body } = compressed(content, 'text/html');
      return [address, { status: 200, headers: { ...hostHeaders, ...headers }, body }];
    }),
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  const server = createSecureServer({ key, cert }, async ({ url }, response) => {
    if (!answers.has(url)) answers.set(url, await ask(url));
    const { status, headers, body } = answers.get(url);
    response.writeHead(status, headers).end(body);
  });
  return new Promise((resolve) => server.listen(proxyPort, host, () => resolve(server)));
}

async function ask(path) {
  const answer = await fetch(`http://${host}:${ports.site}${path}`, { redirect: 'manual' });
  const kept = [...answer.headers].filter(
    ([name]) => !/^(connection|keep-alive|transfer-|content-length)/.test(name),
  );
  const type = answer.headers.get('content-type') ?? '';
  const content = Buffer.from(await answer.arrayBuffer());
  const isText = /text|javascript|json|xml|svg/.test(type);
  const { headers, body } = isText ? compressed(content, type) : { headers: {}, body: content };
  return { status: answer.status, headers: { ...Object.fromEntries(kept), ...headers }, body };
}

function compressed(content, type) {
  const body = brotliCompressSync(content);
  return {
    headers: { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length },
    body,
  };
}

function barePage() {
  const paragraph =
    '<p>A plain paragraph, as long as a reader would meet on any page of the site.</p>';
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Bare page</title>' +
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><meta name="description" content="To compare with">' +
    '<style>body{max-inline-size:40rem;margin:2rem auto;font:1.125rem/1.5 sans-serif}</style></head>' +
    `<body><main><h1>A bare page</h1>${paragraph.repeat(10)}</main></body></html>`
  );
}

async function measureAll() {
  const scores = new Map();
  for (const page of pages) {
    scores.set(page, scoresOf(await measure(page, rest)));
    console.log(`${page}: ${rest.join(', ')}`);
  }
  const results = new Map(pages.map((page) => [page, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      const lhr = await measure(page, [speed]);
      results.get(page).push({ ...scoresOf(lhr), ...scores.get(page), ...figuresOf(lhr) });
      console.log(`${page}: ${speed}, run ${run} of ${runs}`);
    }
  }
  return results;
}

/** A trace now and then lacks its start on a busy machine; the page is then measured again. */
async function measure(path, categories, attempts = 3) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  const { lhr } = await settled()
    .then(() =>
      lighthouse(`https://${host}:${proxyPort}${path}`, {
        port: debuggingPort,
        logLevel: 'error',
        onlyCategories: categories,
        blankPage: `https://${host}:${proxyPort}${blankAddress}`,
      }),
    )
    .finally(() => browser.close());
  if (lhr.runtimeError && attempts > 1) return measure(path, categories, attempts - 1);
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

function figuresOf({ audits }) {
  const requests = audits['network-requests'].details.items;
  const kilobytes = (list) => list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    'TBT ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    requests: requests.length,
    kB: kilobytes(requests),
    'JS kB': kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

/** The first window of a browser loads parts of its own, which would count against the page. */
async function settled() {
  await fetch(`http://${host}:${debuggingPort}/json/new?about:blank`, { method: 'PUT' });
  const deadline = Date.now() + restPatience;
  let atRest = 0;
  let before = processorTime();
  while (atRest < 2 && Date.now() < deadline) {
    await sleep(1000);
    const now = processorTime();
    const used = 1 - (now.idle - before.idle) / (now.all - before.all);
    atRest = used < restShare ? atRest + 1 : 0;
    before = now;
  }
}

/** Milliseconds since the machine started, summed over its processors. */
function processorTime() {
  const times = cpus().map(({ times }) => times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((each) => Object.values(each)).reduce((sum, time) => sum + time, 0),
  };
}

function medians(results) {
  const rows = [...results].map(([page, list]) => [
    page,
    Object.fromEntries(Object.keys(list[0]).map((name) => [name, median(list, name)])),
  ]);
  const bare = rows[0][1]['LCP ms'];
  return Object.fromEntries(
    rows.map(([page, row]) => [
      page,
      {
        ...row,
        'LCP / bare': round(row['LCP ms'] / bare, 2),
        'TBT, each': inOrder(results.get(page), 'TBT ms').map(Math.round).join(' '),
      },
    ]),
  );
}

function median(list, name) {
  const sorted = inOrder(list, name);
  return round(sorted[Math.floor(sorted.length / 2)], name === 'CLS' ? 3 : 0);
}

function inOrder(list, name) {
  return list.map((entry) => entry[name]).sort((a, b) => a - b);
}

function round(number, digits) {
  return Number(number.toFixed(digits));
}
