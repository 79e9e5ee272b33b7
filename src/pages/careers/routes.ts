import { paths } from '@/config/paths';
import type { Job } from '@/content/jobs/types';
import type { JobPageProps } from '@/pages/job/JobPage';
import { contentRoutes, pageRoute, type PageRoute } from '@/routing/pageRoutes';

export const careersRoutes: readonly PageRoute[] = [
  pageRoute(paths.career, 'careers/CareersPage'),
  ...contentRoutes(
    paths.job,
    'job/JobPage',
    import.meta.glob<Job>('/src/content/jobs/*/job.ts', { import: 'job' }),
    (job): JobPageProps => ({ job }),
  ),
];
