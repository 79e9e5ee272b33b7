import { Art } from '@/art/Art';
import { Container } from '@/components/Section/Section';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { caseStudiesTopEdge } from '../drawings/edges';
import { driversBottomEdge, problemsBottomEdge } from '../drawings/sections';
import styles from './CaseStudyChallenges.module.css';

type CaseStudyChallengesProps = {
  readonly study: Pick<Study, 'problems' | 'problemsPicture' | 'successFactors' | 'successPicture'>;
};

const titleId = 'drivers';

/** The challenges and the success factors, side by side. */
export function CaseStudyChallenges({ study }: CaseStudyChallengesProps) {
  const halves = [
    { key: 'problems', background: 'overcast', drawing: study.problemsPicture },
    { key: 'successFactors', background: 'clearing', drawing: study.successPicture },
  ] as const;
  return (
    <section
      aria-labelledby={titleId}
      className={styles.root}
      data-defer-layout=""
      data-print="columns"
    >
      <div className={styles.title}>
        <Container>
          <h2 id={titleId}>{studyLabels.challenges}</h2>
        </Container>
        <Art drawing={caseStudiesTopEdge} place="top" className={styles.topEdge} />
      </div>
      {halves.map(({ key, background, drawing }) => (
        <div key={key} className={styles.panel} data-background={background}>
          <h3 className={styles.heading} data-text="subtitle">
            {studyLabels[key]}
          </h3>
          <ul className={styles.list}>
            {study[key].map((item) => (
              <li key={item} className={styles.item} data-text="brief">
                {item}
              </li>
            ))}
          </ul>
          <Art drawing={drawing} place="bottom" className={styles.drawing} />
          {key === 'problems' && (
            <Art drawing={problemsBottomEdge} place="bottom" className={styles.problemsEdge} />
          )}
        </div>
      ))}
      <Art drawing={driversBottomEdge} place="bottom" className={styles.bottomEdge} />
    </section>
  );
}
