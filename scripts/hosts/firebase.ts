import type { HostRules } from './rules.ts';

/** The `hosting` part of firebase.json. A later rule for a header replaces an earlier one. */
export function firebaseHosting({
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
