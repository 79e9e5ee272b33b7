import { readFileSync } from 'node:fs';
import type { Env } from '../../src/config/env.ts';
import { lineOf, noteWrongEntry } from '../../src/config/wrongEntries.ts';
import { headerPolicy } from '../vite/contentSecurityPolicy.ts';

/** Permanent. */
export type Redirect = { readonly from: string; readonly to: string };

/** The rules for every host. The other files of this folder translate them. */
export type HostRules = {
  /** The pages, each served from `toFile(path)` without a redirect. */
  readonly pages: readonly string[];
  /** Old addresses. Every host can redirect these. */
  readonly redirects: readonly Redirect[];
  /** On every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Pages and everything else that `cacheControlByFolder` does not name; also the default of most hosts. */
  readonly pageCacheControl: string;
  /** By folder. Folders are not nested, so that no host has two rules to merge. */
  readonly cacheControlByFolder: Readonly<Record<string, string>>;
};

const secondsPerDay = 86_400;

/** What would do harm if a script of another were ever in a page. All browsers know these names. */
const deniedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
];

/** The rules for a site of these pages. Notes what is wrong in src/content/redirects.ts. */
export function hostRules(
  pages: readonly string[],
  settings: Pick<Env, 'hstsPreload'>,
  oldAddresses: Readonly<Record<string, string>> = {},
): HostRules {
  noteWrongAddresses(oldAddresses, pages);
  const spellings = toRedirects(otherSpellings).filter(({ to }) => pages.includes(to));
  return {
    ...hostHeaders(settings),
    pages,
    redirects: [...toRedirects(oldAddresses), ...spellings],
  };
}

/** The spelling of an address in the specification. Others lead to their page by the script of 404.html. */
export const otherSpellings = { '/Career': '/career' } as const;

export function toRedirects(addresses: Readonly<Record<string, string>>): readonly Redirect[] {
  return Object.entries(addresses).map(([from, to]) => ({ from, to }));
}

export function hostHeaders({ hstsPreload }: Pick<Env, 'hstsPreload'>) {
  return {
    headers: {
      'Content-Security-Policy': headerPolicy(),
      // 'same-origin' would disconnect a part's pop-up
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${730 * secondsPerDay}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
    },
    pageCacheControl: 'public, max-age=0, must-revalidate',
    cacheControlByFolder: {
      // names carry a hash of the content
      assets: `public, max-age=${365 * secondsPerDay}, immutable`,
      social: `public, max-age=${secondsPerDay}`,
    },
  } as const;
}

/** As Firebase and Vercel write one. */
export function headerRule(source: string, values: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(values).map(([key, value]) => ({ key, value })) };
}

/** As each old address leads to a page, there is no chain and no loop. */
function noteWrongAddresses(
  oldAddresses: Readonly<Record<string, string>>,
  pages: readonly string[],
): void {
  const file = 'src/content/redirects.ts';
  for (const [from, to] of Object.entries(oldAddresses)) {
    const page = to.replace(/#.*/, '');
    const problem =
      (!/^(\/[\w.~-]+)+$/.test(from) &&
        'must be a path of letters, digits and "-._~", without a slash at its end.') ||
      (pages.includes(from) && 'is a page: delete the line.') ||
      (page in oldAddresses && `leads to ${to}, which is an old address too: name its page.`) ||
      (!pages.includes(page) &&
        `leads to ${to}, which is not a page: copy the address of one from the browser.`) ||
      (to === '/' &&
        !/^\/(home|index|default)\b/i.test(from) &&
        'leads to the landing page: name the page that replaces it, or delete the line for 404.');
    if (!problem) continue;
    const line = lineOf(readFileSync(file, 'utf8'), `'${from}':`);
    noteWrongEntry({ file, line, problem: `${from} ${problem}` });
  }
}

/** The spellings of a page that name its file or end in a slash. */
export function nonCanonicalPaths(path: string): readonly string[] {
  return path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`];
}

/** `/security` → `security.html`: hosts with clean addresses serve it without a trailing slash. */
export function toFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
