import { paths } from '@/config/paths';
import type { Study } from '@/content/studies/types';
import { createPageRoutes, type PageModule } from '@/routing/pageRoutes';
import type { CaseStudyPageProps } from './CaseStudyPage';

const { contentRoutes } = createPageRoutes(
  import.meta.glob<PageModule>('/src/pages/case-study/*Page.tsx'),
);

export const caseStudyRoutes = contentRoutes(
  paths.study,
  'CaseStudyPage',
  import.meta.glob<Study>('/src/content/studies/*/page.ts', { import: 'page' }),
  (study): CaseStudyPageProps => ({ study }),
);
