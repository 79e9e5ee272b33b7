import { Art } from '@/art/Art';
import { Container } from '@/components/Section/Section';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { approachArc, approachHills, approachMeander } from '../drawings/sections';
import styles from './CaseStudyApproach.module.css';

type CaseStudyApproachProps = Pick<Study, 'approach'>;

const titleId = 'approach';

/** Six steps on an arc from sunrise to sunset, with the heading under it. */
export function CaseStudyApproach({ approach }: CaseStudyApproachProps) {
  return (
    <section aria-labelledby={titleId} className={styles.root} data-defer-layout="">
      <Container className={styles.timeline}>
        <div className={styles.header}>
          <h2 id={titleId}>{studyLabels.approach}</h2>
          <p className={styles.intro} data-text="intro secondary">
            {approach.intro}
          </p>
        </div>
        <Art drawing={approachArc} className={styles.arc} />
        <Art drawing={approachMeander} className={styles.meander} />
        <ol className={styles.steps} data-print="frames">
          {approach.steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </Container>
      <Art drawing={approachHills} className={styles.hills} />
    </section>
  );
}
