import { Art } from '@/art/Art';
import { Container } from '@/components/Section/Section';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { longDate } from '@/lib/longDate';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { improvementsBottomEdge } from '../drawings/sections';
import styles from './CaseStudyImprovements.module.css';

type CaseStudyImprovementsProps = { readonly study: Study };

const titleId = 'figures';

export function CaseStudyImprovements({ study }: CaseStudyImprovementsProps) {
  const measured = study.measured.map(studyLabels.measured);
  return (
    <section aria-labelledby={titleId} className={styles.root} data-color-scheme="dark">
      <VisuallyHidden as="h2" id={titleId}>
        {studyLabels.improvements}
      </VisuallyHidden>
      <Container className={styles.columns}>
        <ul className={styles.list}>
          {study.improvements.map(({ percentage, forecast, description }, index) => (
            <li key={description}>
              <p className={styles.percentage}>
                {percentage}
                <small>%</small>
              </p>
              <p className={styles.description} data-text="note strong">
                {description}
              </p>
              <p data-text="note secondary">{measured[index]}</p>
              <p data-text="note secondary">{studyLabels.forecast(forecast)}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note} data-text="small secondary">
          {study.improvementsNote}{' '}
          {studyLabels.published(longDate(study.datePublished.slice(0, 7)))}
        </p>
      </Container>
      <Art drawing={improvementsBottomEdge} place="bottom" className={styles.bottomEdge} />
    </section>
  );
}
