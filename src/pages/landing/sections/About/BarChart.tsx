import type { CSSProperties } from 'react';
import type { Breakdown } from '@/content/landing/factDetails';
import styles from './BarChart.module.css';

/** A bar for each row. The largest count has the full width. */
export function BarChart({ caption, rows }: Breakdown) {
  const largest = Math.max(...rows.map(({ count }) => count));
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ul className={styles.rows}>
        {rows.map(({ label, count, colour }) => (
          <li key={label} className={styles.row}>
            <span>{label}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} data-colour={colour} style={barStyle(count / largest)} />
            </span>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function barStyle(share: number): CSSProperties & Record<'--share', string> {
  return { '--share': `${(share * 100).toFixed(1)}%` };
}
