import type { VercelConfig } from '@vercel/config/v1/types';
import { headerRule, type HostRules } from './rules.ts';

/** Without a slash at its start and without `404`, which is no page. */
const page = '((?!404$)\\w[\\w./~-]*?)';

/**
 * What Vercel reads. Pages keep its own caching, which is `pageCacheControl`. `cleanUrls` and
 * `trailingSlash` would lead `//other.example/` to that site.
 */
export function vercelConfig(rules: Omit<HostRules, 'pages'>) {
  const { redirects, headers, cacheControlByFolder } = rules;
  const lead = (source: string, destination: string, statusCode = 301) => ({
    ...{ source, destination, statusCode },
  });
  return {
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    redirects: [
      ...redirects.map(({ from, to }) => lead(from, to)),
      lead('/index(.html)?', '/', 308),
      lead(`/${page}.html`, '/$1', 308),
      lead(`/${page}/`, '/$1', 308),
    ],
    rewrites: [
      // a function of the project, if it has one: docs/deploy.md
      { source: '/(send-email|applications)', destination: '/api/forms' },
      { source: `/${page}`, destination: '/$1.html' },
    ],
    headers: [
      headerRule('/(.*)', headers),
      ...Object.entries(cacheControlByFolder).map(([folder, value]) =>
        headerRule(`/${folder}/(.*)`, { 'Cache-Control': value }),
      ),
    ],
  } satisfies VercelConfig;
}
