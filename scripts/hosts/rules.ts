import type { Env } from '../../src/config/env.ts';
import { headerPolicy } from '../vite/contentSecurityPolicy.ts';

export type Redirect = {
  readonly from: string;
  readonly to: string;
  /** Permanent for a spelling of a page. */
  readonly status: 301 | 302;
};

/** The rules for every host. The other files of this folder translate them. */
export type HostRules = {
  /** The pages, each served from `toFile(path)` without a redirect. */
  readonly pages: readonly string[];
  /** Old addresses, and other spellings in letter case. Every host can redirect these. */
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

/** The rules for a site of these pages. */
export function hostRules(
  pages: readonly string[],
  { hstsPreload }: Pick<Env, 'hstsPreload'>,
  oldAddresses: Readonly<Record<string, string>> = {},
): HostRules {
  const headers = {
    'Content-Security-Policy': headerPolicy(),
    // 'same-origin' would disconnect a part's pop-up
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=${730 * secondsPerDay}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  };
  const others = pages.flatMap((to) =>
    likelySpellings(to).map((from): Redirect => ({ from, to, status: 301 })),
  );
  return {
    pages,
    redirects: [...readOldAddresses(oldAddresses, pages, others), ...others],
    headers,
    pageCacheControl: 'public, max-age=0, must-revalidate',
    cacheControlByFolder: {
      // names carry a hash of the content
      assets: `public, max-age=${365 * secondsPerDay}, immutable`,
      social: `public, max-age=${secondsPerDay}`,
    },
  };
}

/**
 * The lines of src/content/redirects.ts. As each leads to a page, there is no chain and no loop.
 * @throws {Error} that names a wrong line and what to write instead
 */
function readOldAddresses(
  oldAddresses: Readonly<Record<string, string>>,
  pages: readonly string[],
  others: readonly Redirect[],
): readonly Redirect[] {
  const taken = [...pages, ...others.map((redirect) => redirect.from)];
  return Object.entries(oldAddresses).map(([from, to]) => {
    const refuse = (reason: string) => {
      throw new Error(`src/content/redirects.ts: ${from} ${reason}`);
    };
    const page = to.replace(/#.*/, '');
    if (!/^(\/[\w.~-]+)+$/.test(from)) {
      refuse('must be a path of letters, digits and "-._~", without a slash at its end.');
    }
    if (taken.includes(from)) refuse('is a page or a spelling of one: delete the line.');
    if (page in oldAddresses) refuse(`leads to ${to}, which is an old address too: name its page.`);
    if (!pages.includes(page)) refuse(`leads to ${to}, which is not a page.`);
    if (to === '/' && !/^\/(home|index|default)\b/i.test(from)) {
      refuse(
        'leads to the landing page: name the page that replaces it, or delete the line for 404.',
      );
    }
    return { from, to, status: 301 };
  });
}

/** In small letters, with capitals in the last segment, and short paths in capitals. */
function likelySpellings(path: string): readonly string[] {
  const capitalised = path.replace(/(?<=[/-])[a-z](?=[^/]*$)/g, (letter) => letter.toUpperCase());
  const spellings = [path.toLowerCase(), capitalised];
  if (path.lastIndexOf('/') === 0) spellings.push(path.toUpperCase());
  return spellings.filter((spelling) => spelling !== path);
}

/** The spellings of a page that name its file or end in a slash. */
export function nonCanonicalPaths(path: string): readonly string[] {
  return path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`];
}

/** `/security` → `security.html`: hosts with clean addresses serve it without a trailing slash. */
export function toFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
