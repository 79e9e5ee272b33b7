import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';
import type { ArticlePageProps } from './ArticlePage';
import { insightsPaths } from './paths';
import type { Article } from './types';

const { pageRoute, contentRoutes } = createPageRoutes(
  import.meta.glob<PageModule>('/src/parts/insights/*Page.tsx'),
);

export const insightsRoutes: readonly PageRoute[] = [
  pageRoute(insightsPaths.list, 'InsightsPage'),
  ...contentRoutes(
    insightsPaths.article,
    'ArticlePage',
    import.meta.glob<Article>('/src/parts/insights/articles/*/index.md', { import: 'article' }),
    (article): ArticlePageProps => ({ article }),
  ),
];
