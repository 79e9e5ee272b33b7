import { Icon } from '@/components/Icon/Icon';
import { Pause, Play } from '@/components/Icon/icons';
import { motionLabels, motionPartLabels } from '@/content/motion';
import { toggleMotion, useIsMotionChosen } from '../motion';
import styles from './MotionToggle.module.css';

type MotionToggleProps = {
  /** The moving part beside the control; without one, the control shows its label from 48rem. */
  readonly part?: keyof typeof motionPartLabels;
  readonly className?: string | undefined;
};

/** Pauses and resumes all motion. */
export function MotionToggle({ part, className }: MotionToggleProps) {
  const isMotionOn = useIsMotionChosen();
  const isRound = part !== undefined;
  const label = (isRound ? motionPartLabels[part] : motionLabels)[isMotionOn ? 'pause' : 'play'];
  return (
    <button
      type="button"
      className={className ? `${styles.root} ${className}` : styles.root}
      data-variant={isRound ? 'round' : 'bar'}
      data-paused={!isMotionOn}
      aria-label={isRound ? label : undefined}
      onClick={toggleMotion}
    >
      <Icon icon={isMotionOn ? Pause : Play} size={isRound ? 17 : 14} />
      {!isRound && <span className={styles.label}>{label}</span>}
    </button>
  );
}
