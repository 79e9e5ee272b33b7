import { texts } from 'virtual:articles/texts';
import { env } from '@/config/env';
import type { PartBuild } from '@/config/partBuild';
import { site } from '@/content/site';
import { escapeXml } from '@/lib/escapeXml';
import type { Article } from './frontMatter';
import { insightsPaths } from './paths';
import { toHtml } from './toHtml';
import { bylineOf, insightsLabels } from './words';

/** The Atom feed (RFC 4287) with the whole text of every article, the newest first. */
export function feed(): string {
  const home = env.siteUrl + insightsPaths.list;
  const lastChanged = texts
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<title>${escapeXml(`${insightsLabels.name} | ${site.name}`)}</title>`,
    `<subtitle>${escapeXml(insightsLabels.seo.description)}</subtitle>`,
    `<id>${home}</id>`,
    `<link rel="alternate" type="text/html" href="${home}"/>`,
    `<link rel="self" type="application/atom+xml" href="${env.siteUrl}${insightsPaths.feed}"/>`,
    `<updated>${toTime(lastChanged ?? '1970-01-01')}</updated>`,
    ...texts.map(toEntry),
    '</feed>',
    '',
  ].join('\n');
}

function toEntry(article: Article) {
  const { slug, title, description, date, updated, author, topics } = article;
  const url = env.siteUrl + insightsPaths.article(slug);
  // addresses and ids within the text are those of the page
  const text = toHtml(article.text)
    // a drawing has its colours from the site's style sheet; the caption says what it shows
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll('="/', `="${env.siteUrl}/`)
    .replaceAll('href="#', `href="${url}#`);
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    `<id>${url}</id>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${toTime(date)}</published>`,
    `<updated>${toTime(updated ?? date)}</updated>`,
    `<author><name>${escapeXml(bylineOf(author).name)}</name></author>`,
    ...topics.map((topic) => `<category term="${escapeXml(topic)}"/>`),
    `<summary>${escapeXml(description)}</summary>`,
    `<content type="html">${escapeXml(text)}</content>`,
    '</entry>',
  ].join('\n');
}

function toTime(date: string): string {
  return `${date}T00:00:00Z`;
}

export const insightsBuild: PartBuild = {
  samples: 'src/parts/insights: articles, authors, figures of projects',
  files: () => ({ [insightsPaths.feed.slice(1)]: feed() }),
};
