import { Container } from '@/components/Section/Section';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { studyLabels } from '@/content/studies/labels';
import type { Study } from '@/content/studies/types';
import styles from './CaseStudyStats.module.css';

type CaseStudyStatsProps = { readonly study: Study };

const titleId = 'figures';

export function CaseStudyStats({ study }: CaseStudyStatsProps) {
  return (
    <section aria-labelledby={titleId} className={styles.root} data-color-scheme="dark">
      <VisuallyHidden as="h2" id={titleId}>
        {studyLabels.figures}
      </VisuallyHidden>
      <Container className={styles.columns}>
        <ul className={styles.figures}>
          {study.improvements.map(({ percentage, forecast, description }) => (
            <li key={description}>
              <p className={styles.figure}>
                {percentage}
                <small>%</small>
              </p>
              <p className={styles.description}>{description}</p>
              <p className={styles.forecast}>{studyLabels.forecast(forecast)}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{study.figuresNote}</p>
      </Container>
    </section>
  );
}
