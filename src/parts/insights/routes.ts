import { modules } from 'virtual:articles/modules';
import { contentRoutes, pageRoute, type PageRoute } from '@/routing/pageRoutes';
import { insightsPaths } from './paths';

export const insightsRoutes: readonly PageRoute[] = [
  pageRoute(insightsPaths.list, async () => (await import('./InsightsPage')).InsightsPage),
  ...contentRoutes(
    insightsPaths.article,
    async () => (await import('./ArticlePage')).ArticlePage,
    modules,
    (article) => ({ article }),
  ),
];
