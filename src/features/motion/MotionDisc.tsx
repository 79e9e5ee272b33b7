import { Icon } from '@/components/Icon/Icon';
import { Pause, Play } from '@/components/Icon/icons';
import { motionLabels } from '@/content/motion';
import { toggleMotion, usePlaying } from '@/features/motion/motion';
import styles from './MotionDisc.module.css';

type MotionDiscProps = { readonly className?: string | undefined };

/** The motion control as a disc, for beside the thing that moves. */
export function MotionDisc({ className }: MotionDiscProps) {
  const playing = usePlaying();
  return (
    <button
      type="button"
      className={className ? `${styles.root} ${className}` : styles.root}
      onClick={toggleMotion}
      aria-label={playing ? motionLabels.pause : motionLabels.play}
    >
      <Icon icon={playing ? Pause : Play} size={17} />
    </button>
  );
}
