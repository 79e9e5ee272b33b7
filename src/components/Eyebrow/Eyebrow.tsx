import { Art } from '@/art/Art';
import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import type { TimeOfDayPhase } from '@/lib/timeOfDay';
import styles from './Eyebrow.module.css';

export type EyebrowProps = {
  readonly label: string;
  readonly phase: TimeOfDayPhase;
  /** HH:MM; decoration, so hidden from assistive technology. */
  readonly time?: string | undefined;
};

export function Eyebrow({ label, phase, time }: EyebrowProps) {
  return (
    <p className={styles.root} data-row="inline" data-text="small strong">
      <Art drawing={timeOfDayIcons[phase]} className={styles.logo} />
      {label}
      {time && (
        <span className={styles.time} aria-hidden="true">
          {time}
        </span>
      )}
    </p>
  );
}
