import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { consentCategories, cookieDialog } from '@/content/consent';
import { currentConsent, saveConsent } from '../consent';
import { closeCookieSettings } from '../cookieSettings';
import { optionalCategories, preferencesFor, withCategory, type Preferences } from '../record';
import { CookieDialogCategory } from './CookieDialogCategory';
import styles from './CookieDialog.module.css';

const choices = ['all', 'necessary'] as const;

/** Starts from the recorded choice, else from necessary only. Nothing holds before Confirm. */
export function CookieDialogForm() {
  const [preferences, setPreferences] = useState<Preferences>(
    () => currentConsent() ?? preferencesFor('necessary'),
  );

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    saveConsent(preferences);
    closeCookieSettings();
  }

  return (
    <form onSubmit={onSubmit}>
      <fieldset>
        <legend>
          <VisuallyHidden>{cookieDialog.choice}</VisuallyHidden>
        </legend>
        <div className={styles.choices}>
          {choices.map((choice) => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name="choice"
                value={choice}
                checked={preferences.choice === choice}
                onChange={() => setPreferences(preferencesFor(choice))}
              />
              {cookieDialog[choice]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          <VisuallyHidden>{cookieDialog.categories}</VisuallyHidden>
        </legend>
        <div className={styles.categories}>
          <CookieDialogCategory {...consentCategories.profile} isAlwaysOn isChecked />
          {optionalCategories.map((category) => (
            <CookieDialogCategory
              key={category}
              {...consentCategories[category]}
              isChecked={preferences[category]}
              onChange={(isAllowed) =>
                setPreferences(withCategory(preferences, category, isAllowed))
              }
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.foot}>
        <Button tone="outline" icon={null} onClick={closeCookieSettings}>
          {cookieDialog.cancel}
        </Button>
        <Button type="submit">{cookieDialog.confirm}</Button>
      </div>
    </form>
  );
}
