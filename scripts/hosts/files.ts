import { readFileSync } from 'node:fs';
import { nginxConfig } from './nginx.ts';
import type { HostRules } from './rules.ts';

/**
 * What the hosts read from the published folder, by path: Netlify and Cloudflare the first two,
 * `firebase --config` and `nginx -c` the others. Vercel reads vercel.ts.
 */
export function hostFiles(rules: HostRules) {
  const emulators: object = JSON.parse(readFileSync('firebase.json', 'utf8'));
  return {
    _headers: headersFile(rules),
    _redirects: rules.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    '_firebase.json': JSON.stringify({ ...emulators, hosting: firebaseHosting(rules) }, null, 2),
    '_nginx.conf': nginxConfig(rules),
  } as const;
}

/**
 * Netlify and Cloudflare join the values of a header that two rules set, so `/*` sets no
 * `Cache-Control`: pages get the default of both hosts, which is `pageCacheControl`.
 */
function headersFile({ headers, cacheControlByFolder }: HostRules): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const folders = Object.entries(cacheControlByFolder).map(([folder, value]) =>
    rule(`/${folder}/*`, { 'Cache-Control': value }),
  );
  return `${[rule('/*', headers), ...folders].join('\n\n')}\n`;
}

/** A later rule for a header replaces an earlier one. */
function firebaseHosting(rules: HostRules) {
  const { redirects, headers, pageCacheControl, cacheControlByFolder } = rules;
  return {
    public: '.',
    ignore: ['_*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
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
