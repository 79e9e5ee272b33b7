import { Icon } from '@/components/Icon/Icon';
import { Moon } from '@/components/Icon/icons';
import { ui } from '@/content/ui';
import { chooseAppearance, useNight } from './appearance';
import styles from './NightToggle.module.css';

/** Turns the page from day to night and back, whatever the system wishes. */
export function NightToggle() {
  const isNight = useNight();
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={isNight}
      onClick={() => chooseAppearance(isNight ? 'day' : 'night')}
    >
      <Icon icon={Moon} size={14} />
      {ui.appearance.night}
    </button>
  );
}
