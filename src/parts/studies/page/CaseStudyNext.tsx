import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { ButtonLink } from '@/components/Button/Button';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { nextItem } from '@/lib/nextItem';
import { studyLabels } from '../content/labels';
import { studyList } from '../content/list';
import { posters } from '../content/posters';
import type { Study, StudySummary } from '../content/types';
import { studiesPaths } from '../paths';
import styles from './CaseStudyNext.module.css';

type CaseStudyNextProps = { readonly after: Study };

const titleId = 'next-study';
const offerId = 'offer';

/** An offer to the reader, and a banner that links to the next study; after the last one comes the first. */
export function CaseStudyNext({ after }: CaseStudyNextProps) {
  const next = nextItem<StudySummary>(studyList, after);
  return (
    <div className={styles.root} data-defer-layout="" data-print="hide">
      <Container>
        <section aria-labelledby={offerId} className={styles.offer}>
          <h2 id={offerId} className={styles.title} data-text="title">
            {after.question}
          </h2>
          <div>
            <p className={styles.offerText} data-text="intro secondary">
              {studyLabels.offer.text}
            </p>
            <ButtonLink href={paths.ask('health-check')}>{studyLabels.offer.link}</ButtonLink>
          </div>
        </section>
      </Container>
      <Container className={styles.columns}>
        <div className={styles.poster} data-sun="">
          <Art drawing={withBackground(posters[next.id])} place="cover" />
        </div>
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title} data-text="title">
            {studyLabels.next(next.organisation)}
          </h2>
          <p className={styles.summary} data-text="intro secondary">
            {next.title}
          </p>
          <ButtonLink href={studiesPaths.page(next.slug)} tone="outline">
            {next.readLabel}
          </ButtonLink>
        </section>
      </Container>
    </div>
  );
}
