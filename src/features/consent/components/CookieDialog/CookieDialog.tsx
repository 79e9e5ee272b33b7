import { useId, useState, type InputHTMLAttributes, type SubmitEvent } from 'react';
import { Art } from '@/art/Art';
import { clearingShower } from '@/art/drawings/interface/dialogs';
import { Button } from '@/components/Button/Button';
import { Icon, Lock } from '@/components/Icon/Icon';
import { Modal } from '@/components/Modal/Modal';
import type { ConsentCategory } from '@/content/consent';
import {
  categoryTitles,
  cookieDialog,
  cookieReceipt,
  describeCategory,
} from '@/content/cookieDialog';
import { ui } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import { longDate } from '@/lib/longDate';
import { useConsentStore } from '../../ConsentProvider';
import {
  optionalCategories,
  preferencesFor,
  type ConsentRecord,
  type Preferences,
} from '../../consentRecord';
import { saveConsent } from '../../updateConsent';
import styles from './CookieDialog.module.css';

const choices = ['all', 'necessary'] as const;

export function CookieDialog() {
  const { isDialogOpen, closeDialog } = useConsentStore();
  const isOpen = useStore(isDialogOpen);
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeDialog}
      labelledBy="cookie-dialog-title"
      closeLabel={ui.close}
      width="wide"
      art={<Art drawing={clearingShower} place="cover" />}
    >
      <h2 id="cookie-dialog-title">{cookieDialog.title}</h2>
      <p data-text="note secondary">{cookieDialog.text}</p>
      {isOpen && <CookieDialogForm />}
    </Modal>
  );
}

function CookieDialogForm() {
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
        <legend data-visually-hidden="">{cookieDialog.choice}</legend>
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
        <legend data-visually-hidden="">{cookieDialog.categories}</legend>
        <div className={styles.categories}>
          <CookieDialogCategory category="profile" checked disabled />
          {optionalCategories.map((category) => (
            <CookieDialogCategory
              key={category}
              category={category}
              checked={preferences[category]}
              onChange={({ currentTarget: { checked } }) =>
                // with one cleared, the choice is not `all`
                setPreferences({
                  ...preferences,
                  [category]: checked,
                  choice: checked ? preferences.choice : 'necessary',
                })
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

function ConsentReceipt({ record }: { readonly record: ConsentRecord }) {
  const { choice, timestamp, id } = record;
  if (id === '' || Number.isNaN(Date.parse(timestamp))) return null;
  const allowed = optionalCategories.filter((category) => record[category]);
  const titles = allowed.map((category) => categoryTitles[category]);
  const kinds = choice === 'all' ? cookieReceipt.all : cookieReceipt.some(titles);
  return (
    <p className={styles.receipt} data-text="small secondary">
      {cookieReceipt.text(kinds, longDate(timestamp), id.slice(0, 8))}
    </p>
  );
}

type CookieDialogCategoryProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly category: ConsentCategory;
};

function CookieDialogCategory({ category, ...input }: CookieDialogCategoryProps) {
  const id = useId();
  const { storage } = useConsentStore();
  return (
    <div className={styles.category}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={input.disabled ? `${id}-text ${id}-lock` : `${id}-text`}
      />
      <label htmlFor={id}>{categoryTitles[category]}</label>
      {input.disabled && (
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
        {describeCategory(category, storage)}
      </p>
    </div>
  );
}
