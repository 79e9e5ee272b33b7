import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';
import type { ArticlePageProps } from './ArticlePage';
import type { InsightsPageProps } from './InsightsPage';
import { pageNumbers } from './paging';
import { insightsPaths } from './paths';
import type { Article } from './types';

const { pageRoute, contentRoutes } = createPageRoutes(
  import.meta.glob<PageModule>('/src/parts/insights/*Page.tsx'),
);
const articles = import.meta.glob<Article>('/src/parts/insights/articles/*/index.md', {
  import: 'article',
});

export const insightsRoutes: readonly PageRoute[] = [
  ...pageNumbers(Object.keys(articles).length).map((page) =>
    pageRoute(insightsPaths.page(page), 'InsightsPage', { page } satisfies InsightsPageProps),
  ),
  ...contentRoutes(insightsPaths.article, 'ArticlePage', articles, (article): ArticlePageProps => ({
    article,
  })),
];
