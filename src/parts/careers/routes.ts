import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';
import type { Job } from './content/jobs/types';
import type { JobPageProps } from './job/JobPage';
import { careersPaths } from './paths';

const { pageRoute, contentRoutes } = createPageRoutes(
  import.meta.glob<PageModule>('/src/parts/careers/{page,job}/*Page.tsx'),
);

export const careersRoutes: readonly PageRoute[] = [
  pageRoute(careersPaths.page, 'CareersPage'),
  ...contentRoutes(
    careersPaths.job,
    'JobPage',
    import.meta.glob<Job>('/src/parts/careers/content/jobs/*/job.ts', { import: 'job' }),
    (job): JobPageProps => ({ job }),
  ),
];
