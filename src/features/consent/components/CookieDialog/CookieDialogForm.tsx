import { useState, type SubmitEvent, useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Icon, Lock } from '@/components/Icon/Icon';
import { consentCategories, cookieDialog, cookieReceipt } from '@/content/cookieDialog';
import { useStore } from '@/hooks/useStore';
import { longDate } from '@/lib/longDate';
import { useConsentStore } from '../../ConsentProvider';
import {
  optionalCategories,
  preferencesFor,
  type ConsentRecord,
  type OptionalCategory,
  type Preferences,
} from '../../consentRecord';
import { saveConsent } from '../../updateConsent';
import styles from './CookieDialog.module.css';

const choices = ['all', 'necessary'] as const;

/** Starts from the recorded choice, otherwise from necessary only. Confirm applies the changes. */
export function CookieDialogForm() {
  const store = useConsentStore();
  const record = useStore(store.record);
  const [preferences, setPreferences] = useState<Preferences>(
    () => record ?? preferencesFor('necessary'),
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    saveConsent(store, preferences);
    store.closeDialog();
  }

  return (
    <form onSubmit={handleSubmit}>
      {record && <ConsentReceipt record={record} />}
      <fieldset>
        <legend>
          <span data-visually-hidden="">{cookieDialog.choice}</span>
        </legend>
        <div className={styles.choices}>
          {choices.map((choice) => (
            <label key={choice} className={styles.choice} data-text="control strong">
              <input
                type="radio"
                name="choice"
                value={choice}
                checked={preferences.choice === choice}
                onChange={() => setPreferences(preferencesFor(choice))}
                // also if it is the choice already: the checkboxes may differ from it
                onClick={() => setPreferences(preferencesFor(choice))}
              />
              {cookieDialog[choice]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          <span data-visually-hidden="">{cookieDialog.categories}</span>
        </legend>
        <div className={styles.categories}>
          <CookieDialogCategory {...consentCategories.profile} isAlwaysOn isChecked />
          {optionalCategories.map((category) => (
            <CookieDialogCategory
              key={category}
              {...consentCategories[category]}
              isChecked={preferences[category]}
              onChange={(isAllowed) =>
                setPreferences(toggleCategory(preferences, category, isAllowed))
              }
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.footer} data-row="">
        <Button tone="outline" size="small" onClick={store.closeDialog}>
          {cookieDialog.cancel}
        </Button>
        <Button type="submit" size="small">
          {cookieDialog.confirm}
        </Button>
      </div>
    </form>
  );
}

/** Ticks or clears one category. With one cleared, the choice is not `all`. */
function toggleCategory(
  preferences: Preferences,
  category: OptionalCategory,
  isAllowed: boolean,
): Preferences {
  return {
    ...preferences,
    [category]: isAllowed,
    choice: isAllowed ? preferences.choice : 'necessary',
  };
}

type ConsentReceiptProps = { readonly record: ConsentRecord };

function ConsentReceipt({ record }: ConsentReceiptProps) {
  const { timestamp, id } = record;
  if (id === '' || Number.isNaN(Date.parse(timestamp))) return null;
  return (
    <p className={styles.receipt} data-text="small secondary">
      {cookieReceipt.text(describeChoice(record), longDate(timestamp), id.slice(0, 8))}
    </p>
  );
}

function describeChoice(record: ConsentRecord): string {
  if (record.choice === 'all') return cookieReceipt.all;
  const allowed = optionalCategories.filter((category) => record[category]);
  const titles = allowed.map((category) => consentCategories[category].title);
  return titles.length > 0 ? cookieReceipt.some(titles) : cookieReceipt.necessary;
}

type CookieDialogCategoryProps = {
  readonly title: string;
  readonly description: string;
  readonly isChecked: boolean;
  readonly isAlwaysOn?: boolean;
  readonly onChange?: (isAllowed: boolean) => void;
};

function CookieDialogCategory({
  title,
  description,
  isChecked,
  isAlwaysOn = false,
  onChange,
}: CookieDialogCategoryProps) {
  const id = useId();
  return (
    <div className={styles.category}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={isAlwaysOn ? `${id}-text ${id}-lock` : `${id}-text`}
        checked={isChecked}
        disabled={isAlwaysOn}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <label htmlFor={id}>{title}</label>
      {isAlwaysOn && (
        <p
          id={`${id}-lock`}
          className={styles.lock}
          data-row="inline"
          data-text="xs secondary strong"
        >
          <Icon icon={Lock} size={14} />
          {cookieDialog.alwaysOn}
        </p>
      )}
      <p id={`${id}-text`} className={styles.description} data-text="note secondary">
        {description}
      </p>
    </div>
  );
}
