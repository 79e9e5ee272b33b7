import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { ButtonLink } from '@/components/Button/Button';
import { Container } from '@/components/Section/Section';
import { anchorPath, anchors, paths } from '@/config/paths';
import { navigationActions } from '@/content/navigation';
import { studyLabels } from '@/content/studies/labels';
import { studyList } from '@/content/studies/list';
import type { StudySummary } from '@/content/studies/types';
import { nextItem } from '@/lib/nextItem';
import styles from './CaseStudyNext.module.css';

type CaseStudyNextProps = { readonly after: StudySummary };

const titleId = 'next-study';

/** A banner that links to the next study; after the last one comes the first. */
export function CaseStudyNext({ after }: CaseStudyNextProps) {
  const next = nextItem<StudySummary>(studyList, after);
  return (
    <section aria-labelledby={titleId} className={styles.root} data-defer-layout="">
      <Container className={styles.columns}>
        <div className={styles.poster}>
          <Art drawing={withBackground(next.poster)} className={styles.drawing} />
        </div>
        <div className={styles.text}>
          <h2 id={titleId} className={styles.title}>
            {studyLabels.next(next.organisation)}
          </h2>
          <p className={styles.summary}>{next.title}</p>
          <div className={styles.actions}>
            <ButtonLink href={paths.study(next.slug)}>{next.readLabel}</ButtonLink>
            <ButtonLink href={anchorPath(anchors.contact)} tone="outline" icon={null}>
              {navigationActions.contact.label}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
