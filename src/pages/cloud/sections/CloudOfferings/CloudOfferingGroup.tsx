import { Art } from '@/art/Art';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import { withBackground } from '@/art/withBackground';
import { cloudLabels } from '@/content/clouds/labels';
import type { PlacedGroup } from './offeringGroups';
import tile from './CloudOffering.module.css';
import styles from './CloudOfferingGroup.module.css';

type CloudOfferingGroupProps = { readonly group: PlacedGroup };

export function CloudOfferingGroup({ group }: CloudOfferingGroupProps) {
  const { id, title, phase, layout, offerings } = group;
  return (
    <section aria-labelledby={id} className={styles.root} data-phase={phase} data-defer-layout="">
      <div className={styles.header} data-print="head">
        <Art drawing={timeOfDayIcons[phase]} className={styles.logo} />
        <h3 id={id} data-text="subtitle">
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

type CloudOfferingProps = PlacedGroup['offerings'][number] & Pick<PlacedGroup, 'layout'>;

function CloudOffering({ offering, id, time, layout }: CloudOfferingProps) {
  return (
    <li id={id} className={tile.root} data-tile={offering.picture && layout}>
      {offering.picture && (
        <div className={tile.picture} data-print="hide">
          <Art drawing={withBackground(offering.picture)} place="cover" />
          <span className={tile.time} data-text="xs secondary" aria-hidden="true">
            {time}
          </span>
        </div>
      )}
      <div className={tile.body}>
        <h4 className={tile.title}>{offering.title}</h4>
        <p className={tile.summary} data-text="brief secondary">
          {offering.text}
        </p>
        <p className={tile.products} data-text="xs secondary">
          <b>{cloudLabels.products}</b> {offering.products}
        </p>
      </div>
    </li>
  );
}
