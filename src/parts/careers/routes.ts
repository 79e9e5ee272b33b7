import { contentRoutes, pageRoute, type PageRoute } from '@/routing/pageRoutes';
import type { Job } from './content/jobs/types';
import { careersPaths } from './paths';

export const careersRoutes: readonly PageRoute[] = [
  pageRoute(careersPaths.page, async () => (await import('./page/CareersPage')).CareersPage),
  ...contentRoutes(
    careersPaths.job,
    async () => (await import('./job/JobPage')).JobPage,
    import.meta.glob<Job>('/src/parts/careers/content/jobs/*/job.ts', { import: 'job' }),
    (job) => ({ job }),
  ),
];
