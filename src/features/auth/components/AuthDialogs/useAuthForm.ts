import { useState, type SubmitEvent } from 'react';
import { afterNextPaint } from '@/lib/afterNextPaint';
import type { AccountClient, AuthError } from '../../authClient';
import { useAuth } from '../../AuthProvider';
import { useAuthRequest } from '../../useAuthRequest';
import {
  findFirstError,
  focusInvalidField,
  type AuthFieldName,
  type FieldError,
} from './fieldError';

type AuthFormOptions = {
  readonly fields: readonly AuthFieldName[];
  readonly initialError: AuthError | null;
  /** An error that only this form knows, looked for last; its message also opens an alert. */
  readonly check?: () => FieldError | null;
  readonly action: (client: AccountClient, signal: AbortSignal) => Promise<void>;
};

/** Checks the fields in order, flags the first error, else runs one action at a time. */
export function useAuthForm({ fields, initialError, check, action }: AuthFormOptions) {
  const { services } = useAuth();
  const request = useAuthRequest(initialError);
  const [fieldError, setFieldError] = useState<FieldError | null>(null);
  const isBusy = request.state.status === 'pending' && request.state.task === 'form';

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const missing = findFirstError(form, fields);
    const found = missing ?? check?.() ?? null;
    setFieldError(found);
    if (!found) {
      void request.run('form', async (signal) => action(await services.accounts(), signal));
      return;
    }
    focusInvalidField(form, found);
    if (missing) return;
    await afterNextPaint();
    window.alert(found.message);
  }

  return {
    request,
    isBusy,
    /** The handler of a field: a changed value removes its error. */
    changing: (name: AuthFieldName, change: (value: string) => void) => (value: string) => {
      if (fieldError?.name === name) setFieldError(null);
      change(value);
    },
    errorOf: (name: AuthFieldName) => (fieldError?.name === name ? fieldError.message : undefined),
    formProps: {
      noValidate: true,
      'aria-busy': isBusy,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
    },
  };
}
