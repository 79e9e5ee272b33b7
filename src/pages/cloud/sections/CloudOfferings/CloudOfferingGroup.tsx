import { Art } from '@/art/Art';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { cloudLabels } from '@/content/clouds/labels';
import { deferLayout } from '@/hydration/deferLayout';
import { CloudOffering } from './CloudOffering';
import type { TimedGroup } from './timetable';
import styles from './CloudOfferingGroup.module.css';

type CloudOfferingGroupProps = { readonly group: TimedGroup };

export function CloudOfferingGroup({ group }: CloudOfferingGroupProps) {
  const { id, title, state, partOfDay, layout, offerings, from, to } = group;
  const estimatedHeight = { mobile: offerings.length * 340, desktop: offerings.length * 222 };
  return (
    <section aria-labelledby={id} {...deferLayout(estimatedHeight)}>
      <div className={styles.header}>
        <Art drawing={timeOfDayIcons[state]} className={styles.logo} />
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p className={styles.range}>{cloudLabels.range(partOfDay, from, to)}</p>
      </div>
      <ol className={styles.timetable} data-layout={layout}>
        {offerings.map(({ offering, ...timed }) => (
          <CloudOffering
            key={timed.id}
            offering={offering}
            id={timed.id}
            time={timed.time}
            layout={layout}
          />
        ))}
      </ol>
    </section>
  );
}
