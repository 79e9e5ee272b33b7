import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import type { TimeOfDay } from '@/lib/timeOfDay';
import styles from './SectionHeader.module.css';

type SectionHeaderProps = {
  /** Id of the heading, for `aria-labelledby`. */
  readonly id: string;
  readonly timeOfDay?: TimeOfDay;
  readonly title: string;
  readonly intro?: string | undefined;
  /** Controls of the section, beside the intro. */
  readonly children?: ReactNode;
};

/** Eyebrow, heading and intro. */
export function SectionHeader({ id, timeOfDay, title, intro, children }: SectionHeaderProps) {
  return (
    <div className={styles.root}>
      {timeOfDay && <Eyebrow timeOfDay={timeOfDay} />}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {(intro ?? children) && (
        <div className={styles.aside}>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
