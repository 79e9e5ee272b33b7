import { paths } from '@/config/paths';
import type { Study } from '@/content/studies/types';
import { contentRoutes } from '@/routing/pageRoutes';
import type { CaseStudyPageProps } from './CaseStudyPage';

export const caseStudyRoutes = contentRoutes(
  paths.study,
  'case-study/CaseStudyPage',
  import.meta.glob<Study>('/src/content/studies/*/page.ts', { import: 'page' }),
  (study): CaseStudyPageProps => ({ study }),
);
