import { Icon } from '@/components/Icon/Icon';
import { Moon } from '@/components/Icon/icons';
import { ui } from '@/content/ui';
import { chooseTheme, useIsDark } from '../themeStore';
import styles from './DarkModeToggle.module.css';

/** Switches between the light and the dark theme, whatever the system prefers. */
export function DarkModeToggle() {
  const isDark = useIsDark();
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon icon={Moon} size={14} />
      {ui.theme.dark}
    </button>
  );
}
