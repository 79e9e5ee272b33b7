import type { ReactNode } from 'react';
import { HourMark } from '@/components/HourMark/HourMark';
import type { Hour } from '@/lib/hour';
import styles from './SectionHeader.module.css';

type SectionHeaderProps = {
  /** Id of the heading, for `aria-labelledby`. */
  readonly id: string;
  readonly hour?: Hour;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Controls of the section, beside the lead. */
  readonly children?: ReactNode;
};

/** Hour, heading and lead: 7 parts to 4, bottom aligned; stacked under 64rem. */
export function SectionHeader({ id, hour, title, lead, children }: SectionHeaderProps) {
  return (
    <div className={styles.root}>
      {hour && <HourMark hour={hour} />}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {(lead ?? children) && (
        <div className={styles.aside}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
