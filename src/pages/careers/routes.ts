import { paths } from '@/config/paths';
import type { Job } from '@/content/jobs/types';
import type { JobPageProps } from '@/pages/job/JobPage';
import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';

const { pageRoute, contentRoutes } = createPageRoutes(
  import.meta.glob<PageModule>('/src/pages/{careers,job}/*Page.tsx'),
);

export const careersRoutes: readonly PageRoute[] = [
  pageRoute(paths.career, 'CareersPage'),
  ...contentRoutes(
    paths.job,
    'JobPage',
    import.meta.glob<Job>('/src/content/jobs/*/job.ts', { import: 'job' }),
    (job): JobPageProps => ({ job }),
  ),
];
