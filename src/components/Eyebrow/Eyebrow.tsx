import { Art } from '@/art/Art';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import type { TimeOfDay } from '@/lib/timeOfDay';
import styles from './Eyebrow.module.css';

type EyebrowProps = { readonly timeOfDay: TimeOfDay };

/** The line above a heading: an icon of the sun, a time of day and its name. */
export function Eyebrow({ timeOfDay }: EyebrowProps) {
  return (
    <p className={styles.root}>
      <Art drawing={timeOfDayIcons[timeOfDay.state]} className={styles.logo} />
      <time dateTime={timeOfDay.time}>{timeOfDay.time}</time>
      <span className={styles.name}>{timeOfDay.name}</span>
    </p>
  );
}
