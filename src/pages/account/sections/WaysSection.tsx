import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { accountSections } from '@/content/signIn/accountPages';
import { authProviders } from '@/content/signIn/authProviders';
import { popupProviders, type SignInWay } from '@/features/auth/authClient';
import { PasswordField } from '@/features/auth/components/AuthDialogs/PasswordField';
import { PasswordRules } from '@/features/auth/components/AuthDialogs/PasswordRules';
import { AccountSection } from './AccountSection';
import { ActionResult } from './ActionResult';
import type { AccountSectionProps } from './sectionProps';
import forms from './forms.module.css';
import styles from './WaysSection.module.css';

const { ways: texts, saving, cancel } = accountSections;

/** Connects and removes ways to sign in; the last one stays. */
export function WaysSection({ account, details, state, run }: AccountSectionProps) {
  const lastId = useId();
  const [isEditing, setIsEditing] = useState(false);
  const isBusy = state.status === 'pending';
  const isLast = details.ways.length === 1;
  const rows: readonly SignInWay[] = details.email
    ? ['password', ...popupProviders]
    : popupProviders;

  function toggle(way: SignInWay, isConnected: boolean) {
    if (isBusy || (isConnected && isLast)) return;
    if (isConnected) void run('unlink', () => account.unlink(way));
    else if (way === 'password') setIsEditing(true);
    else void run('link', () => account.link(way));
  }

  return (
    <AccountSection title={texts.title}>
      <ul className={styles.list}>
        {rows.map((way) => {
          const isConnected = details.ways.includes(way);
          const label = way === 'password' ? texts.password : authProviders[way].label;
          const isStuck = isConnected && isLast;
          return (
            <li key={way} className={styles.way}>
              <b>{label}</b>
              <span>{isConnected ? texts.connected : texts.notConnected}</span>
              <button
                type="button"
                className={styles.button}
                aria-label={`${isConnected ? texts.disconnect : texts.connect}: ${label}`}
                aria-disabled={isBusy || isStuck}
                aria-describedby={isStuck ? lastId : undefined}
                onClick={() => toggle(way, isConnected)}
              >
                {isConnected ? texts.disconnect : texts.connect}
              </button>
            </li>
          );
        })}
      </ul>
      {isLast && <p id={lastId}>{texts.last}</p>}
      {details.ways.includes('password') && !isEditing && (
        <button type="button" className={styles.link} onClick={() => setIsEditing(true)}>
          {texts.change}
        </button>
      )}
      {isEditing && (
        <PasswordForm
          isBusy={isBusy}
          onSave={async (password) => {
            setIsEditing(false);
            await run('password', () => account.setPassword(password));
          }}
          onCancel={() => setIsEditing(false)}
        />
      )}
      <ActionResult state={state} names={['link', 'unlink', 'password']} done={texts.saved} />
    </AccountSection>
  );
}

type PasswordFormProps = {
  readonly isBusy: boolean;
  readonly onSave: (password: string) => Promise<void>;
  readonly onCancel: () => void;
};

function PasswordForm({ isBusy, onSave, onCancel }: PasswordFormProps) {
  const [password, setPassword] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void onSave(password);
  }

  return (
    <form className={forms.root} onSubmit={handleSubmit}>
      <PasswordField
        name="password"
        label={texts.newPassword}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={undefined}
      />
      <PasswordRules password={password} />
      <div className={forms.actions}>
        <Button type="submit" size="small" icon={null} aria-disabled={isBusy}>
          {isBusy ? saving : texts.set}
        </Button>
        <Button size="small" tone="outline" icon={null} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
