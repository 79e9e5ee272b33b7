import type { VercelConfig } from '@vercel/config/v1/types';
import { nonCanonicalPaths, toFile, type HostRules } from './rules.ts';

/**
 * vercel.json. Pages keep Vercel's own caching, which is `pageCacheControl`. Each address is named:
 * `cleanUrls` and `trailingSlash` are patterns that lead `//other.example/` to that site.
 */
export function vercelConfig({ pages, redirects, headers, cacheControlByFolder }: HostRules) {
  const spellings = pages.flatMap((to) =>
    nonCanonicalPaths(to).map((from) => ({ from, to, status: 308 })),
  );
  const rule = (source: string, values: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    redirects: [...redirects, ...spellings].map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    rewrites: [
      ...pages.map((path) => ({ source: path, destination: `/${toFile(path)}` })),
      // a function of the project, if it has one: docs/deploy.md
      { source: '/(send-email|applications)', destination: '/api/forms' },
    ],
    headers: [
      rule('/(.*)', headers),
      ...Object.entries(cacheControlByFolder).map(([folder, value]) =>
        rule(`/${folder}/(.*)`, { 'Cache-Control': value }),
      ),
    ],
  } satisfies VercelConfig & { $schema: string };
}
