import { Icon, Pause, Play } from '@/components/Icon/Icon';
import { motionLabels } from '@/content/motion';
import { useHydrated } from '@/hooks/useHydrated';
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
  const isHydrated = useHydrated();
  // the prerendered page has both, of which the stylesheet shows one
  const actions = (['pause', 'play'] as const).filter(
    (each) => !isHydrated || isMotionOn === (each === 'pause'),
  );
  return (
    <button
      type="button"
      className={className ? `${styles.root} ${className}` : styles.root}
      data-variant={isRound ? 'round' : 'bar'}
      data-needs-script=""
      data-paused={isHydrated ? !isMotionOn : undefined}
      onClick={toggleMotion}
    >
      {actions.map((each) => (
        <span key={each} data-row="inline">
          <Icon icon={each === 'pause' ? Pause : Play} size={isRound ? 17 : 14} />
          <span data-visually-hidden={isRound ? '' : 'phone'}>
            {(labels ?? motionLabels)[each]}
          </span>
        </span>
      ))}
    </button>
  );
}
