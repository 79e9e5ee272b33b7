import { buildTime, env } from '@/config/env';
import { paths } from '@/config/paths';
import { cloudNames } from '@/content/clouds/names';
import { contactRequests } from '@/content/landing/contact';
import { getDueReviews } from '@/content/reviews';
import { sampleData } from '@/content/sampleData';
import { site } from '@/content/site';
import { escapeXml } from '@/lib/escapeXml';
import { studyList } from '@/parts/studies/content/list';
import type { PageListing } from '@/routing/structuredData';
import { partBuilds } from './builds';
import { listings } from './listings';
import { routes } from './routes';

/** Where scanners and researchers look for a contact (RFC 9116). */
const securityTxtFile = '.well-known/security.txt';
/** It must expire within a year; a build renews it. */
const securityTxtMs = 300 * 86_400_000;

export const siteFiles: Readonly<Record<string, string>> = {
  'sitemap.xml': sitemap(),
  'robots.txt': robots(),
  [securityTxtFile]: [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(buildTime + securityTxtMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.siteUrl}/${securityTxtFile}`,
    `Policy: ${env.siteUrl}${paths.security}#vulnerability`,
    '',
  ].join('\n'),
  ...Object.fromEntries(
    Object.values(partBuilds).flatMap(({ files }) => Object.entries(files?.() ?? {})),
  ),
};

/** The signal is part of the group: below it, or above it, it is ignored. */
function robots(): string {
  const signals = Object.entries(site.contentSignals).map(([name, value]) => `${name}=${value}`);
  return [
    'User-agent: *',
    ...(signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []),
    'Allow: /',
    '',
    `Sitemap: ${env.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(): string {
  const entries = routes.flatMap(({ path }) => {
    const listing = listings[path];
    if (!listing || listing.isExpired) return [];
    const { lastChanged } = listing;
    const lastmod = lastChanged ? `<lastmod>${lastChanged}</lastmod>` : '';
    return `  <url><loc>${escapeXml(env.siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What content may name of other content, by the field. */
const namesByField: Readonly<Record<string, readonly string[]>> = {
  ask: [...contactRequests.keys()],
  cloud: cloudNames.map(({ slug }) => slug),
  study: studyList.map(({ slug }) => slug),
};

/** Names of what does not exist, with those of what does. */
export function findWrongNames(pages: readonly PageListing[] = Object.values(listings)) {
  return pages.flatMap(({ names = {} }) =>
    Object.entries(names).flatMap(([field, name]) => {
      const known = namesByField[field];
      return name && known && !known.includes(name) ? [{ field, name, known }] : [];
    }),
  );
}

export const buildWarnings: readonly string[] = [
  ...Object.values(listings).flatMap(({ warning }) => warning ?? []),
  ...listed(
    'To be reviewed; then move the date in src/content/reviews.ts:',
    getDueReviews(buildTime),
  ),
  ...listed('Sample data, listed in src/content/sampleData.ts and `samples` of a part:', [
    ...Object.entries(sampleData).map(([file, what]) => `  src/content/${file}: ${what}`),
    ...Object.values(partBuilds).flatMap(({ samples }) => (samples ? `  ${samples}` : [])),
  ]),
];

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
}
