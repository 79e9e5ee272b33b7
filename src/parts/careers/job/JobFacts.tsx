import { Container } from '@/components/Section/Section';
import { jobLabels } from '../content/jobs/labels';
import type { Job } from '../content/jobs/types';
import styles from './JobFacts.module.css';

type JobFactsProps = { readonly job: Job };

export function JobFacts({ job }: JobFactsProps) {
  return (
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
  );
}
