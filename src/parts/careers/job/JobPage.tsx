import { Seo } from '@/routing/Seo';
import type { Job } from '../content/jobs/types';
import { careersPaths } from '../paths';
import { useIsClosed } from '../useOpenJobs';
import { JobBody } from './JobBody';
import { JobFacts } from './JobFacts';
import { JobHero } from './JobHero';
import { OtherJobs } from './OtherJobs';

export type JobPageProps = { readonly job: Job };

export function JobPage({ job }: JobPageProps) {
  const isClosed = useIsClosed(job);
  return (
    <>
      <Seo path={careersPaths.job(job.slug)} seo={job.seo} />
      <JobHero job={job} isClosed={isClosed} />
      <JobFacts job={job} />
      <JobBody job={job} isClosed={isClosed} />
      <OtherJobs job={job} />
    </>
  );
}
