import styles from './ScrollProgress.module.css';

/** A half sun that crosses the bar as the page scrolls. */
export function ScrollProgress() {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.sun} data-endless="" />
    </div>
  );
}
