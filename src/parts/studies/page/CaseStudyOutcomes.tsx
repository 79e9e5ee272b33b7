import { Icon } from '@/components/Icon/Icon';
import { Check } from '@/components/Icon/icons';
import { Container, Section } from '@/components/Section/Section';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import styles from './CaseStudyOutcomes.module.css';

type CaseStudyOutcomesProps = Pick<Study, 'outcomes'>;

const titleId = 'outcomes';

export function CaseStudyOutcomes({ outcomes }: CaseStudyOutcomesProps) {
  return (
    <Section labelledBy={titleId} className={styles.root}>
      <Container columns="4:8">
        <div>
          <h2 id={titleId}>{studyLabels.outcomes}</h2>
          <p className={styles.intro} data-text="intro secondary">
            {outcomes.intro}
          </p>
        </div>
        <ul className={styles.list}>
          {outcomes.items.map((outcome) => (
            <li key={outcome} className={styles.outcome} data-text="h4">
              <span className={styles.disc}>
                <Icon icon={Check} size={22} />
              </span>
              {outcome}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
