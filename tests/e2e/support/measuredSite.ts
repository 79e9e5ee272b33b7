import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { siteFolder, siteSettings } from './addresses';
import { startSiteHost } from '../../../scripts/siteHost.js';

export type Received = { readonly path: string; readonly body: string };

/** A server on another origin that keeps what it is sent. */
export type Collector = AsyncDisposable & {
  readonly origin: string;
  readonly received: readonly Received[];
};

export async function startCollector(): Promise<Collector> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') received.push({ path: request.url ?? '', body });
      response.setHeader('Content-Type', 'application/json').end('{"success":true}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: originOf(server), received, [Symbol.asyncDispose]: () => stop(server) };
}

export type MeasuredSite = AsyncDisposable & { readonly origin: string; readonly folder: string };

/** Builds the site with these settings and serves it. */
export async function startMeasuredSite(
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<MeasuredSite> {
  const folder = `${siteFolder}-${name}`;
  const args = ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  const build = spawn(process.execPath, ['node_modules/.bin/vite', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...siteSettings, VITE_SEND_EMAIL_URL: '/send-email', ...settings },
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The site with ${JSON.stringify(settings)} was not built.`);
  const server = await startSiteHost(folder, 0);
  return { origin: originOf(server), folder, [Symbol.asyncDispose]: () => stop(server) };
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export type TagHost = {
  /** The addresses of the scripts that were requested. */
  readonly scripts: readonly string[];
  /** What the script found in the queue when it started, a line for each entry. */
  readonly queues: readonly (readonly string[])[];
  /** What arrived at Google Analytics: a page view as `title path`, a click as `click`. */
  readonly hits: readonly string[];
};

/**
 * Stands in for Google's hosts. Its script sets Google's cookies, sends the page views of the queue,
 * and, unlike Google's, sends every click whatever the visitor has chosen.
 */
export async function mockGoogle(context: BrowserContext): Promise<TagHost> {
  const scripts: string[] = [];
  const queues: string[][] = [];
  const hits: string[] = [];
  await context.exposeFunction('recordQueue', (queue: string[]) => queues.push(queue));
  await context.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: `(${runTag.toString()})()` });
  });
  await context.route('https://region1.google-analytics.com/**', (route) => {
    hits.push(new URL(route.request().url()).searchParams.get('hit') ?? '');
    return route.fulfill({ body: 'ok', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return { scripts, queues, hits };
}

function runTag() {
  const textOf = (entry: unknown): string =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Object.values(Object(entry))
          .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
          .join(' ')
      : JSON.stringify(entry);
  const send = (hit: string) => {
    const query = new URLSearchParams({ hit });
    void fetch(`https://region1.google-analytics.com/g/collect?${query}`, {
      method: 'POST',
    }).catch(() => undefined);
  };
  let current: Readonly<Record<string, unknown>> = {};
  const read = (entry: unknown) => {
    const values: Readonly<Record<string, unknown>> = Object(entry);
    const isView = values['event'] === 'page_view' || textOf(entry) === 'event page_view';
    if (values['0'] === 'set') current = Object(values['1']);
    if (values['event'] === 'page_view') current = values;
    if (isView) {
      send(`${current['page_title']} ${new URL(String(current['page_location'])).pathname}`);
    }
  };
  const queue = (globalThis.dataLayer ??= []);
  if ('recordQueue' in window && typeof window.recordQueue === 'function') {
    void window.recordQueue(queue.map(textOf));
  }
  for (const name of ['_ga', '_ga_TEST', '_gcl_au']) document.cookie = `${name}=1; path=/`;
  queue.forEach(read);
  queue.push = (...entries) => {
    entries.forEach(read);
    return Array.prototype.push.apply(queue, entries);
  };
  addEventListener('click', () => send('click'), true);
}
