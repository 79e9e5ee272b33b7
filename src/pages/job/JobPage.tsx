import { paths } from '@/config/paths';
import type { Job } from '@/content/jobs/types';
import { useIsClosed } from '@/pages/careers/useOpenJobs';
import { Seo } from '@/routing/Seo';
import { JobBody } from './sections/JobBody';
import { JobFacts } from './sections/JobFacts';
import { JobHero } from './sections/JobHero';
import { OtherJobs } from './sections/OtherJobs';

export type JobPageProps = { readonly job: Job };

export function JobPage({ job }: JobPageProps) {
  const isClosed = useIsClosed(job);
  return (
    <>
      <Seo path={paths.job(job.slug)} seo={job.seo} />
      <JobHero job={job} isClosed={isClosed} />
      <JobFacts job={job} />
      <JobBody job={job} isClosed={isClosed} />
      <OtherJobs job={job} />
    </>
  );
}
