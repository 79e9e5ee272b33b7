import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { env, oldAddresses, routes } from '../../src/entry-server.tsx';
import { nginxConfig } from './nginx.ts';
import { hostRules, type HostRules } from './rules.ts';
import { vercelConfig } from './vercel.ts';

export const rules = hostRules(
  routes.map(({ path }) => path),
  env,
  oldAddresses,
);

/** The configuration files of the hosts, by path, as they should be. */
export async function hostFiles(): Promise<Readonly<Record<string, string>>> {
  const firebase: object = JSON.parse(readFileSync('firebase.json', 'utf8'));
  return {
    'firebase.json': await json({ ...firebase, hosting: firebaseHosting(rules) }),
    'vercel.json': await json(vercelConfig(rules)),
    'deploy/nginx.conf': nginxConfig(rules),
  };
}

function json(value: object): Promise<string> {
  return format(JSON.stringify(value), { parser: 'json', printWidth: 100 });
}

/** The `hosting` part of firebase.json. A later rule for a header replaces an earlier one. */
function firebaseHosting({
  redirects,
  headers,
  pageCacheControl,
  cacheControlByFolder,
}: HostRules): object {
  return {
    public: 'dist',
    ignore: ['_headers', '_redirects', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      type: status,
    })),
    headers: [
      // `**` does not match a folder that begins with a dot
      ...['**', '/.well-known/**'].map((source) => ({
        source,
        headers: Object.entries({ 'Cache-Control': pageCacheControl, ...headers }).map(toHeader),
      })),
      ...Object.entries(cacheControlByFolder).map(([folder, value]) => ({
        source: `/${folder}/**`,
        headers: [toHeader(['Cache-Control', value])],
      })),
    ],
  };
}

function toHeader([key, value]: readonly [string, string]) {
  return { key, value };
}
