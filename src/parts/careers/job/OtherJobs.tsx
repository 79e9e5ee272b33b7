import { Art } from '@/art/Art';
import { ButtonLink } from '@/components/Button/Button';
import { Container, Section } from '@/components/Section/Section';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { jobLabels } from '../content/jobs/labels';
import type { Job } from '../content/jobs/types';
import { careersPaths } from '../paths';
import { useOpenJobs } from '../useOpenJobs';
import styles from './OtherJobs.module.css';

type OtherJobsProps = { readonly job: Job };

export function OtherJobs({ job }: OtherJobsProps) {
  const others = useOpenJobs().filter(({ slug }) => slug !== job.slug);
  if (others.length === 0) return null;
  return (
    <Section labelledBy="others" className={styles.root}>
      <Container>
        <h2 id="others" className={styles.title} data-text="title">
          {jobLabels.others}
        </h2>
        <ul className={styles.list}>
          {others.map((other) => (
            <li key={other.slug} className={styles.job}>
              <Art drawing={other.icon} className={styles.thumbnail} />
              <div>
                <h3>{other.title}</h3>
                <p data-text="small secondary">
                  {other.location}. {other.type}
                </p>
              </div>
              <ButtonLink size="small" href={careersPaths.job(other.slug)}>
                <span>
                  {jobLabels.view}
                  <VisuallyHidden> {other.title}</VisuallyHidden>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
