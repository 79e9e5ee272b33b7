import type { Redirect } from '../../src/parts/types.ts';
import { nonCanonicalPaths, type HostRules } from './rules.ts';

export type CheckResult = {
  readonly check: string;
  readonly address: string;
  /** `note`: right for a visitor, but the host could do better. */
  readonly result: 'ok' | 'note' | 'FAILED';
  readonly detail: string;
};

type Verdict = { readonly problems: readonly string[]; readonly notes?: readonly string[] };
type Check = {
  readonly check: string;
  readonly path: string;
  readonly verify: (response: HostResponse) => Verdict;
};
type HostResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly location: string | null;
  readonly text: string;
};

const requestTimeoutMs = 15_000;
const noIndex = 'content="noindex"';
/** A file that no deployment has. */
const missingFile = '/assets/no-such-file-00000000.js';
/** Files that crawlers and browsers request by name, with their types. */
const namedFiles: Readonly<Record<string, RegExp>> = {
  '/sitemap.xml': /xml/,
  '/robots.txt': /^text\/plain/,
  '/.well-known/security.txt': /^text\/plain/,
  '/site.webmanifest': /json/,
  '/favicon.svg': /^image\/svg\+xml/,
};

/** Checks every page, redirect, header and cache rule of a deployed site. */
export async function checkDeployment(
  origin: string,
  rules: HostRules,
): Promise<readonly CheckResult[]> {
  const home = await request(origin, '/').catch(() => null);
  if (!home) {
    return [{ check: 'page', address: '/', result: 'FAILED', detail: `${origin} does not answer` }];
  }
  const checks = [
    ...rules.pages.map((path) => pageCheck(path, rules)),
    ...rules.redirects.map((redirect) => redirectCheck(redirect, rules)),
    ...rules.pages.flatMap((to) =>
      nonCanonicalPaths(to).map((from) => redirectCheck({ from, to, status: 301 }, rules)),
    ),
    missingCheck('/no-such-page', rules),
    missingCheck(missingFile, rules),
    ...['/_headers', '/_redirects'].map(hiddenCheck),
    ...fileChecks(home.text, rules),
    ...Object.entries(namedFiles).map(([path, type]) => namedFileCheck(path, type, rules)),
  ];
  const results: CheckResult[] = [];
  for (const { check, path, verify } of checks) {
    const verdict = await request(origin, path).then(verify, requestFailed);
    results.push(toResult(check, path, verdict));
  }
  results.push(toResult('compression', '/', await checkCompression(origin)));
  results.push(toResult('origin', '/', checkCanonicalOrigin(home.text, origin)));
  if (origin.startsWith('https://')) {
    const plain = origin.replace('https://', 'http://');
    const verdict = await request(plain, '/').then(({ location }) => {
      const isSecure = location?.startsWith('https://');
      return { problems: isSecure ? [] : ['http:// does not lead to https://'] };
    }, requestFailed);
    results.push(toResult('https', plain, verdict));
  }
  return results;
}

async function request(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HostResponse> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers,
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    text: await response.text(),
  };
}

function requestFailed(error: unknown): Verdict {
  return { problems: [`no answer: ${error instanceof Error ? error.message : String(error)}`] };
}

function toResult(check: string, address: string, verdict: Verdict): CheckResult {
  const { problems, notes = [] } = verdict;
  const result = problems.length > 0 ? 'FAILED' : notes.length > 0 ? 'note' : 'ok';
  return { check, address, result, detail: [...problems, ...notes].join('; ') };
}

function pageCheck(path: string, rules: HostRules): Check {
  return {
    check: 'page',
    path,
    verify: (response) => ({
      problems: [
        ...statusProblems(response, 200),
        ...typeProblems(response, /^text\/html/),
        ...(isPage(response.text, path, rules) ? [] : ['another page answers']),
        ...revalidationProblems(response),
        ...headerProblems(response, rules),
      ],
    }),
  };
}

/** The page redirects to its canonical address if the host does not. */
function redirectCheck({ from, to, status: expected }: Redirect, rules: HostRules): Check {
  return {
    check: 'redirect',
    path: from,
    verify: ({ status, location, text }) => {
      const permanent = [301, 308];
      const expectedStatuses = expected === 301 ? permanent : [expected, 303, 307, ...permanent];
      const isRedirect = expectedStatuses.includes(status) && location !== null;
      if (isRedirect && addressOf(location) === to) return { problems: [] };
      if (status === 200 && isPage(text, to, rules)) {
        return { problems: [], notes: [`no redirect; the page itself leads to ${to}`] };
      }
      return { problems: [`${status} ${location ?? ''}`.trim() + ` instead of ${expected} ${to}`] };
    },
  };
}

function missingCheck(path: string, rules: HostRules): Check {
  return {
    check: 'not found',
    path,
    verify: (response) => {
      const cacheControl = response.headers.get('cache-control') ?? '';
      return {
        problems: [
          ...statusProblems(response, 404),
          ...(response.text.includes(noIndex) ? [] : ['not the page 404.html']),
          ...headerProblems(response, rules),
        ],
        notes: cacheControl.includes('immutable')
          ? ['a missing file may be kept for a year: see docs/deploy.md, "Releases"']
          : [],
      };
    },
  };
}

/** A host's configuration file should not be served. It contains no secret. */
function hiddenCheck(path: string): Check {
  return {
    check: 'hidden',
    path,
    verify: ({ status }) => ({
      problems: [],
      notes: status === 404 ? [] : [`served, although only a host reads it`],
    }),
  };
}

function fileChecks(html: string, rules: HostRules): readonly Check[] {
  const files = [
    /\/assets\/[\w.-]+\.js/.exec(html)?.[0],
    /\/assets\/[\w.-]+\.woff2/.exec(html)?.[0],
    /\/assets\/[\w.-]+\.css/.exec(html)?.[0],
    '/social/home.png',
  ].filter((path) => path !== undefined);
  return files.map((path) => ({
    check: 'file',
    path,
    verify: (response) => ({
      problems: [
        ...statusProblems(response, 200),
        ...cacheProblems(response, rules.cacheControlByFolder[path.split('/')[1] ?? ''] ?? ''),
        ...headerProblems(response, rules),
      ],
    }),
  }));
}

function namedFileCheck(path: string, type: RegExp, rules: HostRules): Check {
  return {
    check: 'file',
    path,
    verify: (response) => ({
      problems: [
        ...statusProblems(response, 200),
        ...typeProblems(response, type),
        ...headerProblems(response, rules),
      ],
    }),
  };
}

async function checkCompression(origin: string): Promise<Verdict> {
  const response = await request(origin, '/', { 'Accept-Encoding': 'br, gzip' }).catch(() => null);
  return response?.headers.get('content-encoding')
    ? { problems: [] }
    : { problems: [], notes: ['pages are sent uncompressed'] };
}

function checkCanonicalOrigin(html: string, origin: string): Verdict {
  const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).origin === origin
    ? { problems: [] }
    : { problems: [], notes: [`the canonical address is ${canonical ?? 'missing'}`] };
}

function statusProblems({ status }: HostResponse, expected: number): readonly string[] {
  return status === expected ? [] : [`status ${status} instead of ${expected}`];
}

function typeProblems({ headers }: HostResponse, expected: RegExp): readonly string[] {
  const type = headers.get('content-type') ?? 'none';
  return expected.test(type) ? [] : [`type ${type}`];
}

function cacheProblems({ headers }: HostResponse, expected: string): readonly string[] {
  const value = headers.get('cache-control') ?? 'none';
  return directivesOf(value) === directivesOf(expected) ? [] : [`Cache-Control: ${value}`];
}

function headerProblems({ headers }: HostResponse, rules: HostRules): readonly string[] {
  const wrong = Object.entries(rules.headers).flatMap(([name, value]) => {
    const actual = headers.get(name);
    return actual === value ? [] : [`${name}: ${actual ?? 'missing'}`];
  });
  const canBeFramed =
    !headers.get('content-security-policy')?.includes('frame-ancestors') &&
    !headers.has('x-frame-options');
  return canBeFramed ? ['other sites can frame this one', ...wrong] : wrong;
}

/** A page must be revalidated on each request, whichever directive says so. */
function revalidationProblems({ headers }: HostResponse): readonly string[] {
  const value = headers.get('cache-control') ?? 'none';
  return /\b(?:max-age=0|no-cache|no-store)\b/.test(value) ? [] : [`Cache-Control: ${value}`];
}

/** The directives of a Cache-Control header in one order and spacing. */
function directivesOf(cacheControl: string): string {
  return cacheControl
    .split(',')
    .map((directive) => directive.trim().toLowerCase())
    .sort()
    .join();
}

/** A page that search engines do not list has no canonical address. */
function isPage(html: string, path: string, { unlistedPages }: HostRules): boolean {
  if (unlistedPages.includes(path)) return html.includes(noIndex);
  const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && pathOf(canonical) === path;
}

function pathOf(location: string): string {
  return new URL(location, 'https://site.invalid').pathname;
}

function addressOf(location: string): string {
  return pathOf(location) + new URL(location, 'https://site.invalid').hash;
}
