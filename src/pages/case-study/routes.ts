import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { Study } from '@/content/studies/types';
import { contentRoutes } from '@/pages/pageRoutes';
import type { CaseStudyPageProps } from './CaseStudyPage';

export const caseStudyRoutes = contentRoutes(
  paths.study,
  import.meta.glob<ComponentType<CaseStudyPageProps>>('/src/pages/case-study/CaseStudyPage.tsx', {
    import: 'CaseStudyPage',
  }),
  import.meta.glob<Study>('/src/content/studies/*/page.ts', { import: 'page' }),
  (study) => ({ study }),
);
