import type { VercelConfig } from '@vercel/config/v1/types';
import type { HostRules } from './rules.ts';

/** vercel.json. Pages keep Vercel's own caching, which is `pageCacheControl`. */
export function vercelConfig({ redirects, headers, cacheControlByFolder }: HostRules) {
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
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    headers: [
      rule('/(.*)', headers),
      ...Object.entries(cacheControlByFolder).map(([folder, value]) =>
        rule(`/${folder}/(.*)`, { 'Cache-Control': value }),
      ),
    ],
  } satisfies VercelConfig & { $schema: string };
}
