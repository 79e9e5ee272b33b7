import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon, Moon } from '@/components/Icon/Icon';
import { useHydrated } from '@/hooks/useHydrated';
import { useStore } from '@/hooks/useStore';
import { themeLabels, themes } from './theme';
import { chooseTheme, currentTheme, isDark, syncTheme, useIsDark } from './themeStore';
import styles from './ThemeControls.module.css';

export function ThemeSwitch() {
  const root = useRef<HTMLFieldSetElement>(null);
  const current = useStore(currentTheme);
  const isHydrated = useHydrated();

  /*
   * No option is selected in the prerendered page, so that each can be chosen before hydration.
   * This applies that choice.
   */
  useLayoutEffect(() => {
    if (isHydrated) return;
    const value = root.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = themes.find((theme) => theme === value);
    if (chosen) chooseTheme(chosen);
  }, [isHydrated]);

  return (
    // `autoComplete` keeps Firefox from restoring an earlier choice on reload
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset ref={root} data-needs-script="">
        <legend className={styles.legend}>{themeLabels.legend}</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.option} data-row="inline" data-hover="underline">
            <input
              type="radio"
              name="theme"
              value={theme}
              className={styles.radio}
              checked={isHydrated && theme === current}
              onChange={({ currentTarget }) => chooseTheme(theme, currentTarget)}
            />
            {themeLabels[theme]}
          </label>
        ))}
      </fieldset>
    </form>
  );
}

/** Switches between the light and the dark theme, whatever the system prefers. */
export function DarkModeToggle() {
  useEffect(syncTheme, []);
  return (
    <button
      type="button"
      className={styles.toggle}
      data-variant="bar"
      data-needs-script=""
      aria-pressed={useIsDark()}
      onClick={({ currentTarget }) => chooseTheme(isDark() ? 'light' : 'dark', currentTarget)}
    >
      <Icon icon={Moon} size={14} />
      <span data-visually-hidden="phone">{themeLabels.dark}</span>
    </button>
  );
}
