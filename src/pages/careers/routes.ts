import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import { jobSlugs } from '@/content/folders';
import type { JobPageProps } from '@/pages/job/JobPage';
import { pageRoute, type PageRoute } from '@/pages/pageRoutes';

export const careersRoutes: readonly PageRoute[] = [
  pageRoute(
    paths.career,
    import.meta.glob<ComponentType>('/src/pages/careers/CareersPage.tsx', {
      import: 'CareersPage',
    }),
  ),
  ...jobSlugs.map((slug) =>
    pageRoute(
      paths.job(slug),
      import.meta.glob<ComponentType<JobPageProps>>('/src/pages/job/JobPage.tsx', {
        import: 'JobPage',
      }),
      { slug },
    ),
  ),
];
