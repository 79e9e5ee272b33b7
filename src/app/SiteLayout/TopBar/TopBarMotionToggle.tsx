import { Icon } from '@/components/Icon/Icon';
import { Pause, Play } from '@/components/Icon/icons';
import { motionLabels } from '@/content/motion';
import { toggleMotion, usePlaying } from '@/features/motion/motion';
import styles from './TopBarMotionToggle.module.css';

type TopBarMotionToggleProps = {
  /** Without its words on small screens. */
  readonly isCompact: boolean;
};

export function TopBarMotionToggle({ isCompact }: TopBarMotionToggleProps) {
  const playing = usePlaying();
  return (
    <button
      type="button"
      className={styles.root}
      data-still={!playing}
      data-compact={isCompact}
      onClick={toggleMotion}
    >
      <Icon icon={playing ? Pause : Play} size={14} />
      <span className={styles.label}>{playing ? motionLabels.pause : motionLabels.play}</span>
    </button>
  );
}
