import { useEffect } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Moon } from '@/components/Icon/icons';
import { themeLabels } from './labels';
import { chooseTheme, syncTheme, useIsDark } from './themeStore';
import './theme.css';
import styles from './DarkModeToggle.module.css';

/** Switches between the light and the dark theme, whatever the system prefers. */
export function DarkModeToggle() {
  const isDark = useIsDark();
  useEffect(syncTheme, []);
  return (
    <button
      type="button"
      className={styles.root}
      data-variant="bar"
      data-needs-script=""
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon icon={Moon} size={14} />
      {themeLabels.dark}
    </button>
  );
}
