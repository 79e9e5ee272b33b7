import type { FindRelated } from '@/content/types';
import { contentRoutes, type PageRoute, type RouteModule } from '@/routing/pageRoutes';
import type { Study } from './content/types';
import { studiesPaths } from './paths';

export function studiesRoutes(related: RouteModule<FindRelated>): readonly PageRoute[] {
  return contentRoutes(
    studiesPaths.page,
    async () => (await import('./page/CaseStudyPage')).CaseStudyPage,
    import.meta.glob<Study>('/src/parts/studies/content/*/page.ts', { import: 'page' }),
    async (study) => ({ study, related: (await related.load())({ study: study.slug }) }),
    [related.file],
  );
}
