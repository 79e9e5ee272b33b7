import { PageSeoTags } from '@/pages/PageSeoTags';
import { jobPostingNode } from '@/pages/structuredData';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { jobLabels, type Job } from '@/content/jobs';
import { useIsClosed } from '@/pages/careers/useOpenJobs';
import { JobBody } from './sections/JobBody';
import { JobFacts } from './sections/JobFacts';
import { JobHero } from './sections/JobHero';
import { OtherJobs } from './sections/OtherJobs';

type JobPageProps = { readonly job: Job };

export function JobPage({ job }: JobPageProps) {
  const path = paths.job(job.slug);
  const isClosed = useIsClosed(job);
  const breadcrumbs = [
    { name: jobLabels.breadcrumb, path: paths.career },
    { name: job.title, path },
  ];
  const posting = jobPostingNode({
    ...job,
    path,
    directApply: env.applicationUrl !== null,
    paragraphs: [job.intro, ...job.tasks, ...job.requirements],
  });
  return (
    <>
      <PageSeoTags
        path={path}
        seo={job.seo}
        breadcrumbs={breadcrumbs}
        about={isClosed ? [] : [posting]}
      />
      <JobHero job={job} isClosed={isClosed} />
      <JobFacts job={job} />
      <JobBody job={job} isClosed={isClosed} />
      <OtherJobs job={job} />
    </>
  );
}
