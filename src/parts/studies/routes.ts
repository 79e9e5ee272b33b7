import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';
import type { Study } from './content/types';
import type { CaseStudyPageProps } from './page/CaseStudyPage';
import { studiesPaths } from './paths';

const { contentRoutes } = createPageRoutes(
  import.meta.glob<PageModule>('/src/parts/studies/page/*Page.tsx'),
);

export const studiesRoutes: readonly PageRoute[] = contentRoutes(
  studiesPaths.page,
  'CaseStudyPage',
  import.meta.glob<Study>('/src/parts/studies/content/*/page.ts', { import: 'page' }),
  (study): CaseStudyPageProps => ({ study }),
);
