import { Container } from '@/components/Section/Section';
import { Seo } from '@/routing/Seo';
import { jobLabels } from '../content/jobs/labels';
import type { Job } from '../content/jobs/types';
import { careersPaths } from '../paths';
import { useIsClosed } from '../useOpenJobs';
import { JobBody } from './JobBody';
import { JobHero } from './JobHero';
import { OtherJobs } from './OtherJobs';
import styles from './JobFacts.module.css';

export type JobPageProps = { readonly job: Job };

export function JobPage({ job }: JobPageProps) {
  const isClosed = useIsClosed(job);
  return (
    <>
      <Seo path={careersPaths.job(job.slug)} seo={job.seo} />
      <JobHero job={job} isClosed={isClosed} />
      <section aria-label={jobLabels.facts} className={styles.root} data-color-scheme="dark">
        <Container>
          <dl className={styles.list}>
            {job.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </section>
      <JobBody job={job} isClosed={isClosed} />
      <OtherJobs job={job} />
    </>
  );
}
