import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { closesWithin, wasClosedAtBuild } from '@/content/closingDates';
import { jobs } from '@/content/jobs/list';
import { privacyHero } from '@/content/privacy';
import { securityHero } from '@/content/security';
import { site } from '@/content/site';
import { studyPages } from '@/content/studies/pages';
import { routes } from './routes';

/** Where scanners and researchers look for a contact (RFC 9116). */
const securityTxtFile = '.well-known/security.txt';

/** Last-modified dates by path; a page without one has no `<lastmod>`. */
const lastChanged: Readonly<Record<string, string>> = {
  [paths.career]: jobs.map(({ datePosted }) => datePosted).reduce<string>(later, ''),
  ...Object.fromEntries(jobs.map((job) => [paths.job(job.slug), job.datePosted])),
  ...Object.fromEntries(studyPages.map((study) => [paths.study(study.slug), study.dateModified])),
  [paths.privacy]: privacyHero.updated.date,
  [paths.security]: securityHero.updated.date,
};

/** Files such as robots.txt and sitemap.xml, which the prerenderer writes beside the pages. */
export const siteFiles: Readonly<Record<string, string>> = {
  'sitemap.xml': sitemap(),
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${env.siteUrl}/sitemap.xml\n`,
  [securityTxtFile]: [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityTxtExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${env.siteUrl}/${securityTxtFile}`,
    `Policy: ${env.siteUrl}${paths.security}#vulnerability`,
    '',
  ].join('\n'),
};

function sitemap(): string {
  const closed = jobs.filter(wasClosedAtBuild).map(({ slug }) => paths.job(slug));
  const entries = routes
    .filter(({ path }) => !closed.includes(path))
    .map(({ path }) => {
      const changed = lastChanged[path];
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
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

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Warnings about the content that do not fail the build. */
export const buildWarnings: readonly string[] = jobs
  .filter((posting) => closesWithin(30, posting))
  .map(
    ({ slug, title, validThrough }) =>
      `"${title}" closes on ${validThrough}. Once it has, it takes no applications; the next build ` +
      `leaves it out of the sitemap. Its date is in src/content/jobs/${slug}/job.ts.`,
  );
