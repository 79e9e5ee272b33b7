import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { cloudLabels } from '@/content/clouds/labels';
import type { PlacedGroup, PlacedOffering } from './offeringGroups';
import styles from './CloudOffering.module.css';

type CloudOfferingProps = PlacedOffering & Pick<PlacedGroup, 'layout'>;

export function CloudOffering({ offering, id, time, layout }: CloudOfferingProps) {
  return (
    <li id={id} className={styles.root} data-tile={offering.picture && layout}>
      {offering.picture && (
        <div className={styles.picture}>
          <Art drawing={withBackground(offering.picture)} place="cover" />
          <span className={styles.time} aria-hidden="true">
            {time}
          </span>
        </div>
      )}
      <div className={styles.body}>
        <h4 className={styles.title}>{offering.title}</h4>
        <p className={styles.summary}>{offering.text}</p>
        <p className={styles.products}>
          <b>{cloudLabels.products}</b> {offering.products}
        </p>
      </div>
    </li>
  );
}
