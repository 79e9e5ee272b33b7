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
  /** Controls of the section, beside the lead. */
  readonly children?: ReactNode;
};

/** TimeOfDay, heading and lead: 7 parts to 4, bottom aligned; stacked under 64rem. */
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
