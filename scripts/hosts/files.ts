import { readFileSync } from 'node:fs';
import { nginxConfig } from './nginx.ts';
import { headerRule, type HostRules } from './rules.ts';

/** What Netlify and Cloudflare read in the published folder. Vercel reads vercel.ts. */
export function hostFiles(rules: HostRules) {
  return {
    _headers: headersFile(rules),
    _redirects: rules.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  } as const;
}

/**
 * What `firebase --config` and `nginx -c` read. They stand beside the published folder, because other
 * hosts would publish them too.
 */
export function hostConfigs(rules: HostRules, folder: string) {
  const emulators: object = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const hosting = firebaseHosting(rules, folder);
  return {
    'firebase.json': JSON.stringify({ ...emulators, hosting }, null, 2),
    'nginx.conf': nginxConfig(rules),
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
function firebaseHosting(rules: HostRules, folder: string) {
  const { redirects, headers, pageCacheControl, cacheControlByFolder } = rules;
  return {
    public: folder,
    ignore: ['_*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    headers: [
      // `**` does not match a folder that begins with a dot
      ...['**', '/.well-known/**'].map((source) =>
        headerRule(source, { 'Cache-Control': pageCacheControl, ...headers }),
      ),
      ...Object.entries(cacheControlByFolder).map(([folder, value]) =>
        headerRule(`/${folder}/**`, { 'Cache-Control': value }),
      ),
    ],
  };
}
