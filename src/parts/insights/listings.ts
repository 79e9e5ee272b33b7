import type { BlogPosting } from 'schema-dts';
import { env } from '@/config/env';
import { organizationId, pageId, type PageListing } from '@/routing/structuredData';
import { articleList } from './articles/list';
import { authors } from './authors';
import { insightsLabels } from './labels';
import { insightsPaths } from './paths';
import { articleSeo } from './seo';
import type { ArticleMeta } from './types';

const breadcrumb = { name: insightsLabels.name, path: insightsPaths.list };

export const insightsListings: readonly PageListing[] = [
  {
    path: insightsPaths.list,
    seo: insightsLabels.seo,
    breadcrumbs: [breadcrumb],
    ...(articleList[0] && { lastChanged: articleList[0].date }),
  },
  ...articleList.map((article): PageListing => {
    const path = insightsPaths.article(article.slug);
    return {
      path,
      seo: articleSeo(article),
      breadcrumbs: [breadcrumb, { name: article.title, path }],
      about: [articleNode(article, path)],
      lastChanged: article.updated ?? article.date,
    };
  }),
];

function articleNode(article: ArticleMeta, path: string): BlogPosting {
  const { title, description, date, updated, author, topics } = article;
  return {
    '@type': 'BlogPosting',
    '@id': pageId(path, 'article'),
    headline: title,
    description,
    datePublished: date,
    dateModified: updated ?? date,
    author: { '@type': 'Person', name: authors[author].name },
    publisher: { '@id': organizationId },
    keywords: topics.join(', '),
    url: env.siteUrl + path,
    mainEntityOfPage: { '@id': pageId(path, 'page') },
  };
}
