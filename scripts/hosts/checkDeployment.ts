import { nonCanonicalPaths, type HostRules } from './rules.ts';

export type CheckResult = {
  readonly check: string;
  readonly address: string;
  /** `note`: right for a visitor, but the host could do better. */
  readonly result: 'ok' | 'note' | 'FAILED';
  readonly detail: string;
};

type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Where a redirect leads: path and hash, or the whole address of another site. */
  readonly location: string | null;
  /** Its directives in one order and spacing. */
  readonly caching: string;
  readonly text: string;
  readonly canonical: URL | null;
};

/** What a visitor would miss, and what the host could do better; false where it is right. */
type Verdict = { readonly wrong: readonly Problem[]; readonly notes?: readonly Problem[] };
type Problem = string | false;

const requestTimeoutMs = 15_000;
/** Paths that a pattern for slashes or for `.html` would turn into the address of another site. */
const foreignPaths = ['//evil.example/', '//evil.example/index.html', '/%5Cevil.example/'];
const missingPaths = ['/no-such-page', '/assets/no-such-file-00000000.js'];
/** Files that crawlers and browsers request by name, with their types. */
const namedFiles = {
  '/sitemap.xml': 'xml',
  '/robots.txt': 'text/plain',
  '/.well-known/security.txt': 'text/plain',
  '/site.webmanifest': 'json',
  '/favicon.svg': 'image/svg+xml',
};

/** Checks every page, redirect, header and cache rule of a deployed site. */
export async function checkDeployment(origin: string, rules: HostRules) {
  const results: CheckResult[] = [];
  const check = async (
    kind: string,
    path: string,
    judge: (answer: Answer) => Verdict,
    base = origin,
  ) => {
    const fail = (error: unknown): Verdict => ({ wrong: [String(error)] });
    const { wrong, notes = [] } = await request(base, path).then(judge, fail);
    const details = [...wrong, ...notes].filter(Boolean);
    const result = wrong.some(Boolean) ? 'FAILED' : details.length > 0 ? 'note' : 'ok';
    results.push({ check: kind, address: path, result, detail: details.join('; ') });
  };

  let html = '';
  await check('origin', '/', ({ text, canonical, headers }) => {
    html = text;
    const notes = [
      canonical?.origin !== origin && `the canonical address is ${canonical?.href ?? 'missing'}`,
      !headers.has('content-encoding') && 'pages are sent uncompressed',
    ];
    return { wrong: [], notes };
  });
  if (!html) return results;
  for (const path of rules.pages) {
    await check('page', path, (answer) => ({
      wrong: [
        ...findWrong(answer, rules, 200, 'text/html'),
        answer.canonical?.pathname !== path && 'another page answers',
        !/\b(?:max-age=0|no-cache|no-store)\b/.test(answer.caching) && answer.caching,
      ],
    }));
  }
  const spellings = rules.pages.flatMap((to) =>
    nonCanonicalPaths(to).map((from) => ({ from, to })),
  );
  for (const { from, to } of [...rules.redirects, ...spellings]) {
    await check('redirect', from, ({ status, location, canonical }) => {
      const isRedirected = [301, 308].includes(status) && location === to;
      // a page leads to its canonical address if the host does not
      const isPage = status === 200 && canonical?.pathname === to;
      return {
        wrong: [!isRedirected && !isPage && `${status} ${location ?? ''} instead of 301 ${to}`],
        notes: [isPage && `no redirect; the page itself leads to ${to}`],
      };
    });
  }
  for (const path of missingPaths) {
    await check('not found', path, (answer) => ({
      wrong: [
        ...findWrong(answer, rules, 404, 'text/html'),
        !answer.text.includes('content="noindex"') && 'not the page 404.html',
      ],
      notes: [
        answer.caching.includes('immutable') &&
          'a missing file may be kept for a year: see docs/deploy.md, "Releases"',
      ],
    }));
  }
  for (const path of foreignPaths) {
    await check('other site', path, ({ location }) => ({
      wrong: [location !== null && !location.startsWith('/') && `leads to ${location}`],
    }));
  }
  const assets = html.match(/\/assets\/[\w.-]+\.(?:js|woff2|css)\b/g) ?? [];
  for (const path of [...new Set(assets), '/social/home.png']) {
    const expected = readCaching(rules.cacheControlByFolder[path.split('/')[1] ?? '']);
    await check('file', path, (answer) => ({
      wrong: [...findWrong(answer, rules, 200), answer.caching !== expected && answer.caching],
    }));
  }
  for (const [path, type] of Object.entries(namedFiles))
    await check('file', path, (answer) => ({ wrong: findWrong(answer, rules, 200, type) }));
  if (origin.startsWith('https:')) {
    const judge = ({ location }: Answer) => ({
      wrong: [!location?.startsWith('https://') && 'http:// does not lead to https://'],
    });
    await check('https', '/', judge, origin.replace('https:', 'http:'));
  }
  return results;
}

async function request(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip' },
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const { status, headers } = response;
  const target = headers.get('location');
  const text = await response.text();
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(text) ?? [];
  return {
    ...{ status, headers, text, canonical: canonical ? new URL(canonical) : null },
    caching: readCaching(headers.get('cache-control')),
    location: target && new URL(target, origin + path).href.replace(origin, ''),
  };
}

function findWrong(
  { status, headers }: Answer,
  rules: HostRules,
  expected: number,
  type = '',
): readonly Problem[] {
  const canBeFramed =
    !headers.get('content-security-policy')?.includes('frame-ancestors') &&
    !headers.has('x-frame-options');
  return [
    status !== expected && `status ${status} instead of ${expected}`,
    !headers.get('content-type')?.includes(type) && `type ${headers.get('content-type') ?? 'none'}`,
    canBeFramed && 'other sites can frame this one',
    ...Object.entries(rules.headers).map(
      ([name, value]) =>
        headers.get(name) !== value && `${name}: ${headers.get(name) ?? 'missing'}`,
    ),
  ];
}

function readCaching(header: string | null = null): string {
  const directives = header?.toLowerCase().split(/\s*,\s*/) ?? ['none'];
  return `Cache-Control: ${directives.sort().join(', ')}`;
}
