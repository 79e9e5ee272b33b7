import { nonCanonicalPaths, type HostRules, type Redirect } from './rules.ts';

export type CheckResult = {
  readonly check: string;
  readonly address: string;
  /** `note`: right for a visitor, but the host could do better. */
  readonly result: 'ok' | 'note' | 'FAILED';
  readonly detail: string;
};

type Verdict = { readonly problems: readonly string[]; readonly notes?: readonly string[] };
/** Says what is wrong with a response. */
type Rule = (response: HostResponse) => string | readonly string[];
type Check = {
  readonly check: string;
  readonly path: string;
  /** What a visitor would miss. */
  readonly rules: readonly Rule[];
  /** What the host could do better. */
  readonly advice?: readonly Rule[];
};
type HostResponse = {
  readonly status: number;
  readonly headers: Headers;
  /** Where a redirect leads: path and hash, or the whole address of another site. */
  readonly location: string | null;
  readonly text: string;
};

const requestTimeoutMs = 15_000;
/** Paths that a pattern for slashes or for `.html` would turn into the address of another site. */
const foreignPaths = ['//evil.example/', '//evil.example/index.html', '/%5Cevil.example/'];
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
  const results: CheckResult[] = [];
  for (const check of createChecks(home.text, rules)) {
    const { rules: problems, advice = [] } = check;
    const verdict = await request(origin, check.path).then(
      (response): Verdict => ({
        problems: problems.flatMap((rule) => rule(response)),
        notes: advice.flatMap((rule) => rule(response)),
      }),
      requestFailed,
    );
    results.push(toResult(check.check, check.path, verdict));
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

function createChecks(html: string, rules: HostRules): readonly Check[] {
  const isFound = hasStatus(200);
  const isSecure = hasHeaders(rules);
  const assets = ['js', 'woff2', 'css'].flatMap(
    (type) => new RegExp(`/assets/[\\w.-]+\\.${type}`).exec(html)?.[0] ?? [],
  );
  return [
    ...rules.pages.map((path) => ({
      check: 'page',
      path,
      rules: [isFound, hasType(/^text\/html/), isPageAt(path), revalidates, isSecure],
    })),
    ...rules.redirects.map((redirect) => redirectCheck(redirect)),
    ...rules.pages.flatMap((to) =>
      nonCanonicalPaths(to).map((from) => redirectCheck({ from, to })),
    ),
    ...['/no-such-page', missingFile].map((path) => ({
      check: 'not found',
      path,
      rules: [hasStatus(404), isNotFoundPage, isSecure],
      advice: [isNotKept],
    })),
    ...foreignPaths.map((path) => ({ check: 'other site', path, rules: [staysHere] })),
    ...[...assets, '/social/home.png'].map((path) => {
      const expected = rules.cacheControlByFolder[path.split('/')[1] ?? ''] ?? '';
      return { check: 'file', path, rules: [isFound, hasCaching(expected), isSecure] };
    }),
    ...Object.entries(namedFiles).map(([path, type]) => ({
      check: 'file',
      path,
      rules: [isFound, hasType(type), isSecure],
    })),
  ];
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
    location: readLocation(response.headers.get('location'), origin),
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

/** The page redirects to its canonical address if the host does not. */
function redirectCheck({ from, to }: Redirect): Check {
  const isRedirected = ({ status, location }: HostResponse) =>
    [301, 308].includes(status) && location === to;
  const isPageItself = ({ status, text }: HostResponse) =>
    status === 200 && readCanonical(text)?.pathname === to;
  return {
    check: 'redirect',
    path: from,
    rules: [
      (response) =>
        isRedirected(response) || isPageItself(response)
          ? []
          : `${response.status} ${response.location ?? ''}`.trim() + ` instead of 301 ${to}`,
    ],
    advice: [
      (response) => (isPageItself(response) ? `no redirect; the page itself leads to ${to}` : []),
    ],
  };
}

const isNotFoundPage: Rule = ({ text }) => (text.includes(noIndex) ? [] : 'not the page 404.html');
const isNotKept: Rule = ({ headers }) =>
  headers.get('cache-control')?.includes('immutable')
    ? 'a missing file may be kept for a year: see docs/deploy.md, "Releases"'
    : [];

const staysHere: Rule = ({ location }) =>
  location === null || location.startsWith('/') ? [] : `leads to ${location}`;

async function checkCompression(origin: string): Promise<Verdict> {
  const response = await request(origin, '/', { 'Accept-Encoding': 'br, gzip' }).catch(() => null);
  const isCompressed = response?.headers.has('content-encoding');
  return { problems: [], notes: isCompressed ? [] : ['pages are sent uncompressed'] };
}

function checkCanonicalOrigin(html: string, origin: string): Verdict {
  const canonical = readCanonical(html);
  const isOwn = canonical?.origin === origin;
  const notes = isOwn ? [] : [`the canonical address is ${canonical?.href ?? 'missing'}`];
  return { problems: [], notes };
}

function hasStatus(expected: number): Rule {
  return ({ status }) => (status === expected ? [] : `status ${status} instead of ${expected}`);
}

function hasType(expected: RegExp): Rule {
  return ({ headers }) => {
    const type = headers.get('content-type') ?? 'none';
    return expected.test(type) ? [] : `type ${type}`;
  };
}

function isPageAt(path: string): Rule {
  return ({ text }) => (readCanonical(text)?.pathname === path ? [] : 'another page answers');
}

function hasCaching(expected: string): Rule {
  return ({ headers }) => {
    const value = headers.get('cache-control') ?? 'none';
    return sortDirectives(value) === sortDirectives(expected) ? [] : `Cache-Control: ${value}`;
  };
}

/** A page must be revalidated on each request, whichever directive says so. */
const revalidates: Rule = ({ headers }) => {
  const value = headers.get('cache-control') ?? 'none';
  return /\b(?:max-age=0|no-cache|no-store)\b/.test(value) ? [] : `Cache-Control: ${value}`;
};

function hasHeaders(rules: HostRules): Rule {
  return ({ headers }) => {
    const wrong = Object.entries(rules.headers).flatMap(([name, value]) => {
      const actual = headers.get(name);
      return actual === value ? [] : [`${name}: ${actual ?? 'missing'}`];
    });
    const canBeFramed =
      !headers.get('content-security-policy')?.includes('frame-ancestors') &&
      !headers.has('x-frame-options');
    return canBeFramed ? ['other sites can frame this one', ...wrong] : wrong;
  };
}

/** The directives of a Cache-Control header in one order and spacing. */
function sortDirectives(cacheControl: string): string {
  return cacheControl
    .split(',')
    .map((directive) => directive.trim().toLowerCase())
    .sort()
    .join();
}

function readCanonical(html: string): URL | null {
  const address = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address === undefined ? null : new URL(address);
}

function readLocation(header: string | null, origin: string): string | null {
  if (header === null) return null;
  const url = new URL(header, origin);
  return url.origin === origin ? url.pathname + url.hash : url.href;
}
