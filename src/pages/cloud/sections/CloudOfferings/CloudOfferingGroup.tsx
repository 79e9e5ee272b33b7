import { Art } from '@/art/Art';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { CloudOffering } from './CloudOffering';
import type { PlacedGroup } from './offeringGroups';
import styles from './CloudOfferingGroup.module.css';

type CloudOfferingGroupProps = { readonly group: PlacedGroup };

export function CloudOfferingGroup({ group }: CloudOfferingGroupProps) {
  const { id, title, state, layout, offerings } = group;
  return (
    <section aria-labelledby={id} data-defer-layout="">
      <div className={styles.header} data-print="head">
        <Art drawing={timeOfDayIcons[state]} className={styles.logo} />
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      </div>
      <ol className={styles.offerings} data-layout={layout} data-print="frames">
        {offerings.map((placed) => (
          <CloudOffering key={placed.id} {...placed} layout={layout} />
        ))}
      </ol>
    </section>
  );
}
