import { useLayoutEffect, useRef } from 'react';
import { ui } from '@/content/ui';
import { themes } from '@/lib/theme';
import { chooseTheme, useTheme } from '../theme';
import styles from './ThemeSwitch.module.css';

/** System, light or dark theme; for a dark background. */
export function ThemeSwitch() {
  const root = useRef<HTMLFieldSetElement>(null);
  const current = useTheme();

  /* The prerendered page starts with the system's theme; a choice before hydration applies here. */
  useLayoutEffect(() => {
    const early = root.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = themes.find((theme) => theme === early);
    if (chosen && chosen !== 'system') chooseTheme(chosen);
  }, []);

  return (
    // `autoComplete` keeps Firefox from restoring an earlier choice on reload
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset ref={root} className={styles.root}>
        <legend className={styles.legend}>{ui.theme.label}</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.option}>
            <input
              type="radio"
              name="theme"
              value={theme}
              className={styles.radio}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
            />
            {ui.theme[theme]}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
