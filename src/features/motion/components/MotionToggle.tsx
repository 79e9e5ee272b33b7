import { Icon } from '@/components/Icon/Icon';
import { Pause, Play } from '@/components/Icon/icons';
import { motionLabels } from '@/content/motion';
import { toggleMotion, usePlaying } from '../motion';
import styles from './MotionToggle.module.css';

type MotionToggleProps = { readonly className?: string | undefined };

/** Pauses and resumes all motion; a round button to place beside what moves. */
export function MotionToggle({ className }: MotionToggleProps) {
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
