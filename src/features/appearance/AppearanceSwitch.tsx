import { ui } from '@/content/ui';
import { appearances, chooseAppearance, useAppearance } from './appearance';
import styles from './AppearanceSwitch.module.css';

/** As the system, day or night; for a night ground. */
export function AppearanceSwitch() {
  const current = useAppearance();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{ui.appearance.label}</legend>
      {appearances.map((appearance) => (
        <label key={appearance} className={styles.option}>
          <input
            type="radio"
            name="appearance"
            className={styles.radio}
            checked={appearance === current}
            onChange={() => chooseAppearance(appearance)}
          />
          {ui.appearance[appearance]}
        </label>
      ))}
    </fieldset>
  );
}
