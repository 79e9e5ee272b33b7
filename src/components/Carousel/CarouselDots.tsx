import styles from './CarouselDots.module.css';

type CarouselDotsProps = {
  readonly labels: readonly string[];
  readonly current: number;
  readonly onPick: (index: number) => void;
};

/**
 * One dot for each slide; the current one is a bar. The element around them sets their sizes in
 * pixels: `--dot` and `--dot-bar` without a unit, `--dot-block-size` and `--dot-current` with one.
 */
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
