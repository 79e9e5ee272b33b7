import { Art } from '@/art/Art';
import { hourMarks } from '@/art/drawings/logos';
import type { Hour } from '@/lib/hour';
import styles from './HourMark.module.css';

type HourMarkProps = { readonly hour: Hour };

/** The logo in the state of its hour, with the time and the hour's name. */
export function HourMark({ hour }: HourMarkProps) {
  return (
    <p className={styles.root}>
      <Art drawing={hourMarks[hour.state]} className={styles.mark} />
      <time dateTime={hour.time}>{hour.time}</time>
      <span className={styles.name}>{hour.name}</span>
    </p>
  );
}
