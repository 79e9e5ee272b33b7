import { createHash } from 'node:crypto';
import type { Env } from '../../src/config/parseEnv.ts';

const googleApis = 'https://apis.google.com';
const firebaseApis = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/**
 * The content security policy of a page, for its `<meta>` element: so it holds on any host. What a
 * meta element cannot say (`frame-ancestors`) is a header, in firebase.json.
 * @param inlineScripts the text of each inline script, to be allowed by its hash
 */
export function contentSecurityPolicy(env: Env, inlineScripts: readonly string[]): string {
  const signIn = env.firebase !== null || env.authEmulatorUrl !== null;
  const oidcOrigin = env.oidc && new URL(env.oidc.domain).origin;
  const directives: Readonly<Record<string, readonly (string | null | false)[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hash), signIn && googleApis],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      originOf(env.sendEmailUrl),
      originOf(env.applicationUrl),
      ...(env.firebase ? firebaseApis : []),
      env.authEmulatorUrl,
      oidcOrigin,
    ],
    'frame-src': [
      "'self'",
      env.firebase && `https://${env.firebase.authDomain}`,
      env.authEmulatorUrl,
      oidcOrigin,
    ],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.filter(Boolean))].join(' '))
    .join('; ');
}

/** The origin of an address on another host; null for a path, which is on the site's own. */
function originOf(address: string | null): string | null {
  return address === null || address.startsWith('/') ? null : new URL(address).origin;
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
