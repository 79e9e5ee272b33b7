import { Icon } from '@/components/Icon/Icon';
import { ArrowLeft, ArrowRight } from '@/components/Icon/icons';
import styles from './CarouselSteps.module.css';

type CarouselStepsProps = {
  readonly labels: { readonly previous: string; readonly next: string };
  readonly count: number;
  readonly current: number;
  readonly onPick: (index: number) => void;
};

/** Buttons over what shows of the slides before and after; the arrow comes out under the pointer. */
export function CarouselSteps({ labels, count, current, onPick }: CarouselStepsProps) {
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
