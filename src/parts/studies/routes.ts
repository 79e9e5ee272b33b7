import { contentRoutes } from '@/routing/pageRoutes';
import type { Study } from './content/types';
import { studiesPaths } from './paths';

export const studiesRoutes = contentRoutes(
  studiesPaths.page,
  async () => (await import('./page/CaseStudyPage')).CaseStudyPage,
  import.meta.glob<Study>('/src/parts/studies/content/*/page.ts', { import: 'page' }),
  (study) => ({ study }),
);
