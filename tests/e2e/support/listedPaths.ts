import { readFileSync } from 'node:fs';
import { siteFolder } from './addresses';

/** The paths of the tested build's sitemap. */
export function listedPaths(): readonly string[] {
  const sitemap = readFileSync(`${siteFolder}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
