import type { BlogPosting } from 'schema-dts';
import { metas as articleList } from 'virtual:articles/metas';
import { ink, rect } from '@/art/kit';
import { env } from '@/config/env';
import { onDark, place, type SocialCard } from '@/routing/socialCard';
import { organizationId, pageId, type PageListing } from '@/routing/structuredData';
import { authors } from './authors';
import { articleDrawings, lamplight } from './drawings';
import type { ArticleMeta } from './frontMatter';
import { insightsPaths } from './paths';
import { articleSeo, insightsLabels } from './words';

const { phase } = insightsLabels.timeOfDay;
const atNight = {
  ground: 'linear-gradient(var(--ground-dark), var(--ground-panel))',
  colours: { ...onDark, '--mark-mist': 'var(--on-dark)' },
} satisfies Partial<SocialCard>;
const breadcrumb = { name: insightsLabels.name, path: insightsPaths.list };

export const insightsListings: readonly PageListing[] = [
  {
    path: insightsPaths.list,
    seo: insightsLabels.seo,
    card: () => ({
      ...atNight,
      scene: place(lamplight, 'panorama', [0, 294, 1200, 400]),
      eyebrow: { phase, label: insightsLabels.name },
      title: { lines: [insightsLabels.title], size: 62 },
    }),
    breadcrumbs: [breadcrumb],
    ...(articleList[0] && { lastChanged: articleList[0].date }),
  },
  ...articleList.map(getArticleListing),
];

function getArticleListing(article: ArticleMeta): PageListing {
  const path = insightsPaths.article(article.slug);
  const lastChanged = article.updated ?? article.date;
  return {
    path,
    seo: articleSeo(article),
    card: () => ({
      ...atNight,
      scene:
        rect(660, 0, 540, 630, ink.groundIndigo) +
        place(articleDrawings[article.drawing], 'print', [660, 0, 540, 630]),
      eyebrow: { phase, label: article.topics.join(', ') || insightsLabels.name },
      title: { lines: [article.title], size: 66, width: 560 },
    }),
    breadcrumbs: [breadcrumb, { name: article.title, path }],
    about: [articleNode(article, path)],
    lastChanged,
    names: { ask: article.ask, cloud: article.cloud, study: article.study },
  };
}

function articleNode(article: ArticleMeta, path: string): BlogPosting {
  const { title, description, date, updated, author, topics } = article;
  return {
    '@type': 'BlogPosting',
    '@id': pageId(path, 'article'),
    headline: title,
    description,
    datePublished: date,
    dateModified: updated ?? date,
    author: author ? { '@type': 'Person', name: authors[author].name } : { '@id': organizationId },
    publisher: { '@id': organizationId },
    keywords: topics.join(', '),
    url: env.siteUrl + path,
    mainEntityOfPage: { '@id': pageId(path, 'page') },
  };
}
