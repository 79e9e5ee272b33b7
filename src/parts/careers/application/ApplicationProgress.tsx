import { applicationForm } from '../content/careers';
import styles from './ApplicationProgress.module.css';

type ApplicationProgressProps = {
  /** The part that has been uploaded, from 0 to 1. */
  readonly value: number;
};

export function ApplicationProgress({ value }: ApplicationProgressProps) {
  return (
    <div className={styles.root}>
      <progress className={styles.bar} aria-label={applicationForm.progress} value={value} />
      <span>{value < 1 ? applicationForm.percent(value) : applicationForm.uploaded}</span>
    </div>
  );
}
