import { Icon, Pause, Play } from '@/components/Icon/Icon';
import { motionLabels } from '@/content/motion';
import { toggleMotion, useIsMotionChosen } from '../motion';
import styles from './MotionToggle.module.css';

type MotionToggleProps = {
  /** Of the control beside a moving part; without them, it shows its label from 48rem. */
  readonly labels?: Readonly<Record<keyof typeof motionLabels, string>>;
  readonly className?: string | undefined;
};

export function MotionToggle({ labels, className }: MotionToggleProps) {
  const isMotionOn = useIsMotionChosen();
  const isRound = labels !== undefined;
  const label = (labels ?? motionLabels)[isMotionOn ? 'pause' : 'play'];
  return (
    <button
      type="button"
      className={className ? `${styles.root} ${className}` : styles.root}
      data-variant={isRound ? 'round' : 'bar'}
      data-needs-script=""
      data-paused={!isMotionOn}
      aria-label={label}
      onClick={toggleMotion}
    >
      <Icon icon={isMotionOn ? Pause : Play} size={isRound ? 17 : 14} />
      {!isRound && <span className={styles.label}>{label}</span>}
    </button>
  );
}
