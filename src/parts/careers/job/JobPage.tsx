import { FactStrip } from '@/components/FactStrip/FactStrip';
import { Seo } from '@/routing/Seo';
import { jobLabels } from '../content/jobs/labels';
import type { Job } from '../content/jobs/types';
import { careersPaths } from '../paths';
import { useIsClosed } from '../useOpenJobs';
import { JobBody } from './JobBody';
import { JobHero } from './JobHero';
import { OtherJobs } from './OtherJobs';

export type JobPageProps = { readonly job: Job };

export function JobPage({ job }: JobPageProps) {
  const isClosed = useIsClosed(job);
  return (
    <>
      <Seo path={careersPaths.job(job.slug)} seo={job.seo} />
      <JobHero job={job} isClosed={isClosed} />
      <FactStrip label={jobLabels.facts} facts={job.facts} />
      <JobBody job={job} isClosed={isClosed} />
      <OtherJobs job={job} />
    </>
  );
}
