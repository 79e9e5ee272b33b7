import { contentRoutes, pageRoute, type PageRoute } from '@/routing/pageRoutes';
import { insightsPaths } from './paths';
import type { Article } from './types';

export const insightsRoutes: readonly PageRoute[] = [
  pageRoute(insightsPaths.list, async () => (await import('./InsightsPage')).InsightsPage),
  ...contentRoutes(
    insightsPaths.article,
    async () => (await import('./ArticlePage')).ArticlePage,
    import.meta.glob<Article>('/src/parts/insights/articles/*/index.md', { import: 'article' }),
    (article) => ({ article }),
  ),
];
