import { Icon } from '@/components/Icon/Icon';
import { Pause, Play } from '@/components/Icon/icons';
import { motionLabels } from '@/content/motion';
import { toggleMotion, useIsMotionOn } from '../motion';
import styles from './MotionToggle.module.css';

type MotionToggleProps = {
  /** `bar` shows its label from 48rem; `round` stands beside a moving element. */
  readonly variant?: 'round' | 'bar';
  readonly className?: string | undefined;
};

/** Pauses and resumes all motion. */
export function MotionToggle({ variant = 'round', className }: MotionToggleProps) {
  const isMotionOn = useIsMotionOn();
  const label = isMotionOn ? motionLabels.pause : motionLabels.play;
  const isRound = variant === 'round';
  return (
    <button
      type="button"
      className={className ? `${styles.root} ${className}` : styles.root}
      data-variant={variant}
      data-paused={!isMotionOn}
      aria-label={isRound ? label : undefined}
      onClick={toggleMotion}
    >
      <Icon icon={isMotionOn ? Pause : Play} size={isRound ? 17 : 14} />
      {!isRound && <span className={styles.label}>{label}</span>}
    </button>
  );
}
