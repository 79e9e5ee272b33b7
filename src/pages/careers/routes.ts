import { paths } from '@/config/paths';
import { jobSlugs } from '@/content/folders';
import type { JobPageProps } from '@/pages/job/JobPage';
import { pageRoute, type PageRoute } from '@/pages/pageRoutes';

export const careersRoutes: readonly PageRoute[] = [
  pageRoute(paths.career, 'careers/CareersPage'),
  ...jobSlugs.map((slug) => pageRoute<JobPageProps>(paths.job(slug), 'job/JobPage', { slug })),
];
