import type { HostRules } from './rules.ts';

/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare read from the published folder. These
 * hosts join the values of a header that two rules set, so `/*` sets no `Cache-Control`: pages get
 * the default of both hosts, which is `pageCacheControl`.
 */
export function netlifyFiles({ redirects, headers, cacheControlByFolder }: HostRules) {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', headers),
    ...Object.entries(cacheControlByFolder).map(([folder, value]) =>
      rule(`/${folder}/*`, { 'Cache-Control': value }),
    ),
  ];
  return {
    _headers: `${rules.join('\n\n')}\n`,
    _redirects: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
  } as const;
}
