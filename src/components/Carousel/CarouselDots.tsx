import styles from './CarouselDots.module.css';

type CarouselDotsProps = {
  readonly labels: readonly string[];
  readonly current: number;
  readonly onPick: (index: number) => void;
};

/** The element around them sets `--dot`, `--dot-bar`, `--dot-current` (widths) and `--dot-block-size`. */
export function CarouselDots({ labels, current, onPick }: CarouselDotsProps) {
  return labels.map((label, index) => (
    <button
      key={label}
      type="button"
      className={styles.dot}
      aria-label={label}
      aria-current={index === current}
      onClick={() => onPick(index)}
    />
  ));
}
