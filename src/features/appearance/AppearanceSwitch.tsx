import { useLayoutEffect, useRef } from 'react';
import { ui } from '@/content/ui';
import { appearances, chooseAppearance, useAppearance } from './appearance';
import styles from './AppearanceSwitch.module.css';

/** As the system, day or night; for a night ground. */
export function AppearanceSwitch() {
  const root = useRef<HTMLFieldSetElement>(null);
  const current = useAppearance();

  /* What was chosen before the script ran; the prerendered page starts with the system. */
  useLayoutEffect(() => {
    const early = root.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = appearances.find((appearance) => appearance === early);
    if (chosen && chosen !== 'system') chooseAppearance(chosen);
  }, []);

  return (
    // `autoComplete` keeps Firefox from restoring an earlier choice on reload
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset ref={root} className={styles.root}>
        <legend className={styles.legend}>{ui.appearance.label}</legend>
        {appearances.map((appearance) => (
          <label key={appearance} className={styles.option}>
            <input
              type="radio"
              name="appearance"
              value={appearance}
              className={styles.radio}
              checked={appearance === current}
              onChange={() => chooseAppearance(appearance)}
            />
            {ui.appearance[appearance]}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
