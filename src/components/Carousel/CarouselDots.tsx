import styles from './CarouselDots.module.css';

type CarouselDotsProps = {
  readonly label: string;
  readonly count: number;
  readonly current: number;
  readonly slideLabel: (current: number, total: number) => string;
  readonly onPick: (index: number) => void;
};

/** One dot for each slide; the current one is a bar. */
export function CarouselDots({ label, count, current, slideLabel, onPick }: CarouselDotsProps) {
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={slideLabel(index + 1, count)}
          aria-current={index === current}
          onClick={() => onPick(index)}
        />
      ))}
    </div>
  );
}
