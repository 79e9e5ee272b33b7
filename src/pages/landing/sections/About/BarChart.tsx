import type { CSSProperties } from 'react';
import type { Breakdown } from '@/content/landing/factDetails';
import styles from './BarChart.module.css';

/** A pill for each row, as wide as its share of the largest count. */
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
              <span className={styles.bar} data-colour={colour} style={share(count / largest)} />
            </span>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function share(part: number): CSSProperties & Record<'--share', string> {
  return { '--share': `${(part * 100).toFixed(1)}%` };
}
