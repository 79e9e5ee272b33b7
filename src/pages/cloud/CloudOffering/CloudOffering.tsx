import { Art } from '@/art/Art';
import type { Drawing } from '@/art/kit';
import { withBackground } from '@/art/withBackground';
import { cloudLabels } from '@/content/clouds/labels';
import type { Offering, OfferingGroup } from '@/content/clouds/types';
import styles from './CloudOffering.module.css';

type CloudOfferingProps = {
  readonly offering: Offering;
  readonly id: string;
  /** HH:MM. */
  readonly time: string;
  readonly layout: OfferingGroup['layout'];
  /** Of an illustrated offering. */
  readonly drawing: Drawing | undefined;
};

export function CloudOffering({ offering, id, time, layout, drawing }: CloudOfferingProps) {
  const [hour, minutes] = time.split(':');
  return (
    <li id={id} className={styles.root} data-tile={offering.tile && layout}>
      {offering.tile && (
        <div className={styles.picture}>
          {drawing && <Art drawing={withBackground(drawing)} className={styles.drawing} />}
        </div>
      )}
      <div className={styles.body}>
        <time dateTime={time} className={styles.hour}>
          {hour}
          <span className={styles.minutes}>:{minutes}</span>
        </time>
        <div className={styles.text}>
          <h4 className={styles.title}>{offering.title}</h4>
          <p className={styles.summary}>{offering.text}</p>
          <p className={styles.products}>
            <b>{cloudLabels.products}</b> {offering.products}
          </p>
        </div>
      </div>
    </li>
  );
}
