import { Icon } from '@/components/Icon/Icon';
import { Pause, Play } from '@/components/Icon/icons';
import { motionLabels } from '@/content/motion';
import { toggleMotion, usePlaying } from '@/features/motion/motion';
import styles from './TopBarMotionToggle.module.css';

export function TopBarMotionToggle() {
  const playing = usePlaying();
  return (
    <button type="button" className={styles.root} data-still={!playing} onClick={toggleMotion}>
      <Icon icon={playing ? Pause : Play} size={14} />
      <span className={styles.label}>{playing ? motionLabels.pause : motionLabels.play}</span>
    </button>
  );
}
