import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { http, passthrough } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { stopIfWrong } from '@/config/wrongEntries';
import { redirects } from '@/content/redirects';
import { env, render, routes } from '@/entry-server';
import { checkDeployment, type CheckResult } from '../../scripts/hosts/checkDeployment';
import { hostFiles } from '../../scripts/hosts/files';
import { nginxConfig } from '../../scripts/hosts/nginx';
import { toFile, hostRules } from '../../scripts/hosts/rules';
import { config } from '../../vercel';
import { server as mockServer } from '../support/receive';

const paths = routes.map(({ path }) => path);
const rules = hostRules(paths, env, redirects);

type HostResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};
type Host = (path: string) => HostResponse;

/** A site with the real addresses, and pages that contain only what the checks read. */
const siteFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rules.pages.map((path) => [toFile(path), page(path)])),
  '404.html': '<meta name="robots" content="noindex">',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  'site.webmanifest': '{}',
  'favicon.svg': '<svg/>',
  'assets/site-1.js': '1',
  'social/home.png': 'png',
  ...hostFiles(rules),
};

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};

beforeEach(() => {
  mockServer.use(http.all(/^http:\/\/127\.0\.0\.1/, () => passthrough()));
});

test('no rule names an address that is not a page, and none redirects a page', () => {
  for (const { from, to } of rules.redirects) {
    expect(rules.pages).toContain(to.replace(/#.*/, ''));
    expect(rules.pages).not.toContain(from);
  }
});

test('each old address leads to a page, and to an id that the page has', async () => {
  for (const [from, to] of Object.entries(redirects)) {
    const [path = '', id] = to.split('#');
    expect(rules.redirects).toContainEqual({ from, to });
    const { html } = await render(path);
    if (id) expect(html, from).toContain(`id="${id}"`);
  }
});

test.each([
  [{ '/old': '/older', '/older': '/old' }, 'leads to /older, which is an old address too'],
  [{ '/old': '/older', '/older': '/security' }, 'leads to /older, which is an old address too'],
  [{ '/old': '/old' }, 'leads to /old, which is an old address too'],
  [{ '/old': '/no-such-page' }, 'leads to /no-such-page, which is not a page'],
  [{ '/old': '/' }, 'delete the line for 404'],
  [{ '/security': '/' }, 'is a page: delete the line'],
  [{ '/old/*': '/security' }, 'must be a path of letters'],
  [{ '/old/': '/security' }, 'must be a path of letters'],
  [{ '/old?page=1': '/security' }, 'must be a path of letters'],
])('the build refuses %o: %s', (oldAddresses, reason) => {
  hostRules(rules.pages, { hstsPreload: false }, oldAddresses);
  expect(stopIfWrong).toThrow(reason);
});

test('nginx puts the query of an old address before the section', () => {
  const contact = hostRules(['/'], { hstsPreload: false }, { '/contact': '/#contact' });
  expect(nginxConfig(contact)).toContain(
    'location = /contact { return 301 /$is_args$args#contact; }',
  );
});

test('only its setting has browsers preload https for the whole domain', () => {
  const hsts = (hstsPreload: boolean) =>
    hostRules(rules.pages, { hstsPreload }).headers['Strict-Transport-Security'];
  expect(hsts(false)).toBe('max-age=63072000; includeSubDomains');
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains; preload');
});

test('a host that follows vercel.ts passes the check', async () => {
  expect(failures(await check(vercelHost()))).toEqual([]);
});

test('Vercel leads every spelling of an address that a slash or .html could make foreign nowhere', () => {
  const host = vercelHost();
  for (const path of [
    '//evil.example/',
    '//evil.example/x.html',
    '/%5Cevil.example/',
    '/\\evil/',
  ]) {
    expect(host(path).headers['location'], path).toBeUndefined();
  }
  expect(['/404', '/no/such'].map((path) => host(path).status)).toEqual([404, 404]);
  expect(host('/index.html').headers['location']).toBe('/');
  expect(host('/404.html').headers['location']).toBe('/404');
});

test('_headers and _redirects have every header, cache rule and redirect', () => {
  const { _headers, _redirects } = hostFiles(rules);
  for (const [name, value] of Object.entries(rules.headers)) {
    expect(_headers.split('\n\n')[0]).toContain(`\n  ${name}: ${value}`);
  }
  for (const [folder, value] of Object.entries(rules.cacheControlByFolder)) {
    expect(_headers).toContain(`\n/${folder}/*\n  Cache-Control: ${value}\n`);
  }
  for (const { from, to } of rules.redirects) {
    expect(_redirects).toContain(`${from} ${to} 301\n`);
  }
});

test('a host without the headers fails, and the report says that it can be framed', async () => {
  const host = vercelHost();
  const results = await check((path) => ({
    ...host(path),
    headers: { 'content-type': types['html'] ?? '' },
  }));
  const home = results.find(({ check, address }) => check === 'page' && address === '/');
  expect(home?.result).toBe('FAILED');
  expect(home?.detail).toContain('other sites can frame this one');
  expect(home?.detail).toContain('Strict-Transport-Security: missing');
});

test('a host that serves the landing page for every address fails', async () => {
  const host = vercelHost();
  const results = await check(() => host('/'));
  const failed = failures(results).map(({ check, address }) => `${check} ${address}`);
  expect(failed).toContain('page /security');
  expect(failed).toContain('redirect /security/');
  expect(failed).toContain('not found /no-such-page');
});

function failures(results: readonly CheckResult[]): readonly CheckResult[] {
  return results.filter(({ result }) => result === 'FAILED');
}

function page(path: string): string {
  const tag = `<link rel="canonical" href="https://www.example.com${path}">`;
  return `${tag}<script src="/assets/site-1.js"></script>${'text '.repeat(400)}`;
}

function staticFile(path: string): HostResponse {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const found = name in siteFiles && !name.startsWith('_') ? name : null;
  const file = found ?? '404.html';
  return {
    status: found ? 200 : 404,
    headers: {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    },
    body: siteFiles[file],
  };
}

function vercelHost(): Host {
  const { redirects, rewrites, headers } = config;
  const { routes, error } = getTransformedRoutes({ redirects, rewrites, headers });
  if (error || !routes) throw new Error(`Vercel rejects vercel.ts: ${error?.message ?? ''}`);
  return (path) => {
    let ownHeaders: Readonly<Record<string, string>> = {};
    let file = path;
    for (const route of routes) {
      if ('handle' in route || !route.src) continue;
      const match = new RegExp(route.src).exec(path);
      if (!match) continue;
      const fill = (text: string) => text.replace(/\$(\d)/g, (_, n) => match[Number(n)] ?? '');
      // a rewrite comes after the files, and only to one that there is
      if (route.dest && !(path.slice(1) in siteFiles) && fill(route.dest).slice(1) in siteFiles)
        file = fill(route.dest);
      const matched = Object.entries(route.headers ?? {}).map(([name, value]) => [
        name.toLowerCase(),
        fill(value),
      ]);
      ownHeaders = { ...ownHeaders, ...Object.fromEntries(matched) };
      if (route.status) return { status: route.status, headers: ownHeaders };
    }
    const response = staticFile(file);
    return { ...response, headers: { ...response.headers, ...ownHeaders } };
  };
}

async function check(host: Host): Promise<readonly CheckResult[]> {
  const server = createServer((request, response) => {
    const { status, headers, body } = host(request.url ?? '/');
    response.writeHead(status, headers).end(body);
  });
  onTestFinished(() => server.close().closeAllConnections());
  return checkDeployment(`http://127.0.0.1:${await listen(server)}`, rules);
}

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
