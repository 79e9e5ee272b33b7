import { Icon } from '@/components/Icon/Icon';
import { ArrowLeft, ArrowRight } from '@/components/Icon/icons';
import styles from './CarouselArrows.module.css';

type CarouselArrowsProps = {
  readonly labels: { readonly previous: string; readonly next: string };
  readonly count: number;
  readonly current: number;
  readonly onPick: (index: number) => void;
};

/** Buttons over the visible edges of the previous and next slides; the arrow appears on hover. */
export function CarouselArrows({ labels, count, current, onPick }: CarouselArrowsProps) {
  const steps = [
    { side: 'previous', icon: ArrowLeft, index: (current + count - 1) % count },
    { side: 'next', icon: ArrowRight, index: (current + 1) % count },
  ] as const;
  return steps.map(({ side, icon, index }) => (
    <button
      key={side}
      type="button"
      className={styles.root}
      data-side={side}
      aria-label={labels[side]}
      onClick={() => onPick(index)}
    >
      <span className={styles.disc}>
        <Icon icon={icon} />
      </span>
    </button>
  ));
}
