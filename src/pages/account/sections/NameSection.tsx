import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/Field/Field';
import { accountSections } from '@/content/signIn/accountPages';
import { useAuth } from '@/features/auth/AuthProvider';
import { AccountSection } from './AccountSection';
import { ActionResult } from './ActionResult';
import type { AccountSectionProps } from './sectionProps';
import styles from './forms.module.css';

const { name: texts, save, saving } = accountSections;

/** The name for our forms, and the one that the menu shows (SPEC section 3). */
export function NameSection({ account, details, state, run }: AccountSectionProps) {
  const id = useId();
  const { user } = useAuth();
  const [name, setName] = useState(details.displayName ?? '');
  const isBusy = state.status === 'pending' && state.name === 'name';
  const shown = user?.name ?? '';

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void run('name', () => account.setName(name.trim()));
  }

  return (
    <AccountSection title={texts.title}>
      <p>{details.email ? texts.shown(shown) : texts.shownDisplayName(shown)}</p>
      <form className={styles.root} aria-busy={isBusy} onSubmit={handleSubmit}>
        <TextField
          id={id}
          name="name"
          label={texts.label}
          hint={texts.hint}
          autoComplete="name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="small" icon={null} aria-disabled={isBusy}>
          {isBusy ? saving : save}
        </Button>
      </form>
      <ActionResult state={state} names={['name']} done={texts.saved} />
    </AccountSection>
  );
}
