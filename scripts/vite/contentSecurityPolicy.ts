import { createHash } from 'node:crypto';
import { analyticsSources } from '../../src/config/analyticsSources.ts';
import type { BuildEnv } from '../../src/config/parseEnv.ts';

/** The code of Firebase's pop-ups and iframe: the first URL loads parts from the second. */
const googleScripts = [
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/abc-static/',
];
const firebaseApis = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
/**
 * Firebase loads these in a project that enforces reCAPTCHA Enterprise for sign-in, or sends text
 * messages as a second step (`api.js`).
 */
const recaptcha = {
  scripts: [
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  frames: [
    'https://www.google.com/recaptcha/enterprise/',
    'https://www.google.com/recaptcha/api2/',
  ],
} as const;

/** The directives that are the same for every build. A header can repeat them for all responses. */
const fixedDirectives = {
  'form-action': ["'self'", 'mailto:'],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
} as const;

/** The text of a page's inline scripts and `<style>` elements. */
type InlineCode = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * The content security policy of a page, for its `<meta>` element, so that it works on any host and
 * can have the hashes of the page. `headerPolicy` is the rest.
 */
export function contentSecurityPolicy(env: BuildEnv, inline: InlineCode): string {
  const hasSignIn = env.firebase !== null || env.authEmulatorUrl !== null;
  const hasRecaptcha = env.firebase !== null && env.recaptcha;
  const analytics = env.measuring?.analytics ?? null;
  const { scripts = [], connections = [] } = analytics ? analyticsSources(analytics) : {};
  const directives: Readonly<Record<string, readonly (string | null | false)[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inline.scripts.map(hash),
      ...(hasSignIn ? googleScripts : []),
      ...(hasRecaptcha ? recaptcha.scripts : []),
      ...scripts,
    ],
    'style-src': ["'self'", ...inline.styles.map(hash)],
    // The badge of reCAPTCHA has style attributes. Pages have none, and styles
    // that scripts set through the CSSOM are always allowed.
    'style-src-attr': [hasRecaptcha ? "'unsafe-inline'" : "'none'"],
    // A script of a vendor may send with a picture what it otherwise sends with a request.
    'img-src': ["'self'", 'data:', ...(scripts.length > 0 ? connections : [])],
    'connect-src': [
      "'self'",
      externalOrigin(env.sendEmailUrl),
      externalOrigin(env.applicationUrl),
      externalOrigin(env.measuring?.reportUrl ?? null),
      ...connections,
      ...(env.firebase ? firebaseApis : []),
      env.authEmulatorUrl,
      externalOrigin(env.oidc?.domain ?? null),
    ],
    'frame-src': [
      "'self'",
      env.firebase && `https://${env.firebase.authDomain}`,
      ...(hasRecaptcha ? recaptcha.frames : []),
      env.authEmulatorUrl,
    ],
    ...fixedDirectives,
  };
  return serialize(directives);
}

/**
 * The policy for the header of every response: also of pictures and of a host's own error pages.
 * `frame-ancestors` cannot be in a `<meta>` element.
 */
export function headerPolicy(): string {
  return serialize({ 'frame-ancestors': ["'self'"], ...fixedDirectives });
}

function serialize(directives: Readonly<Record<string, readonly (string | null | false)[]>>) {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.filter(Boolean))].join(' '))
    .join('; ');
}

/** The origin of an absolute URL. Null for a path, which is on the site's own origin. */
function externalOrigin(url: string | null): string | null {
  return url === null || url.startsWith('/') ? null : new URL(url).origin;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
