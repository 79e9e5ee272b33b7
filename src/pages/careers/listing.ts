import { paths } from '@/config/paths';
import { careersSeo } from '@/content/careers/careers';
import { jobLabels } from '@/content/jobs/labels';
import { jobs } from '@/content/jobs/list';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.career,
    seo: careersSeo,
    breadcrumbs: [{ name: jobLabels.breadcrumb, path: paths.career }],
    lastChanged:
      jobs
        .map<string>(({ datePosted }) => datePosted)
        .toSorted()
        .at(-1) ?? '',
  },
];
