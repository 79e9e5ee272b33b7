import { useState, type SubmitEvent } from 'react';
import type { AccountClient } from '../authClient';
import { accountClient } from '../clients';
import { useAuthTask } from '../useAuthTask';
import { findFault, type AuthFieldName, type FieldFault } from './fieldFault';

type AuthFormOptions = {
  readonly fields: readonly AuthFieldName[];
  readonly failure: Error | null;
  /** A fault of this form's own, looked for last. */
  readonly check?: (form: HTMLFormElement) => FieldFault | null;
  readonly action: (client: AccountClient) => Promise<void>;
};

/** Checks the fields in their order, flags the first fault, else runs the action once at a time. */
export function useAuthForm({ fields, failure, check, action }: AuthFormOptions) {
  const task = useAuthTask(failure);
  const [fault, setFault] = useState<FieldFault | null>(null);
  const isBusy = task.progress.status === 'busy' && task.progress.task === 'form';

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const found = findFault(form, fields) ?? check?.(form) ?? null;
    setFault(found);
    if (!found) void task.run('form', async () => action(await accountClient()));
  }

  return {
    task,
    isBusy,
    /** The handler of a field: a changed value takes its flag away. */
    changing: (name: AuthFieldName, change: (value: string) => void) => (value: string) => {
      if (fault?.name === name) setFault(null);
      change(value);
    },
    errorOf: (name: AuthFieldName) => (fault?.name === name ? fault.message : undefined),
    formProps: { noValidate: true, 'aria-busy': isBusy, onSubmit },
  };
}
