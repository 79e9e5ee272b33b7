import { paths } from '@/config/paths';
import type { JobSlug } from '@/content/folders';
import { jobsBySlug } from '@/content/jobs/list';
import { useIsClosed } from '@/pages/careers/useOpenJobs';
import { Seo } from '@/pages/Seo';
import { JobBody } from './sections/JobBody';
import { JobFacts } from './sections/JobFacts';
import { JobHero } from './sections/JobHero';
import { OtherJobs } from './sections/OtherJobs';

export type JobPageProps = { readonly slug: JobSlug };

export function JobPage({ slug }: JobPageProps) {
  const job = jobsBySlug[slug];
  const isClosed = useIsClosed(job);
  return (
    <>
      <Seo path={paths.job(slug)} seo={job.seo} />
      <JobHero job={job} isClosed={isClosed} />
      <JobFacts job={job} />
      <JobBody job={job} isClosed={isClosed} />
      <OtherJobs job={job} />
    </>
  );
}
