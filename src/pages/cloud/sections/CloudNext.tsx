import { Art } from '@/art/Art';
import { forenoonEdge } from '@/art/drawings/dividers';
import { ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import { cloudsByHour } from '@/content/clouds/list';
import type { CloudSummary } from '@/content/clouds/types';
import { nextItem } from '@/lib/nextItem';
import styles from './CloudNext.module.css';

export function CloudNext({ after }: { readonly after: CloudSummary }) {
  const next = nextItem<CloudSummary>(cloudsByHour, after);
  const { id, icon, name, timeOfDay, slug, summary, count } = next;
  const isDark = timeOfDay.phase === 'night';
  return (
    <section
      aria-labelledby="next-cloud"
      className={styles.root}
      data-cloud={id}
      data-defer-layout=""
      data-print="hide"
      data-color-scheme={isDark ? 'dark' : undefined}
    >
      <Art drawing={forenoonEdge} place="top" className={styles.edge} />
      <Container className={styles.columns}>
        <div>
          <Eyebrow label={cloudLabels.next} phase={timeOfDay.phase} time={timeOfDay.time} />
          <h2 id="next-cloud" className={styles.title}>
            {name}
          </h2>
          <p className={styles.summary} data-text="intro">
            {summary} {cloudLabels.count(count)}
          </p>
          <ButtonLink href={paths.cloud(slug)} tone={isDark ? 'cream' : 'ink'}>
            {cloudLabels.goTo(name)}
          </ButtonLink>
        </div>
        <div className={styles.disc} data-sun="">
          <Art drawing={icon} />
        </div>
      </Container>
    </section>
  );
}
