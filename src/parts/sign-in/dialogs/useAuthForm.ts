import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { findFirstError, focusInvalidField, type ValidationError } from '@/lib/formErrors';
import type { PasswordAuthClient, AuthError } from '../authClient';
import { useAuth } from '../AuthProvider';
import { authFields, type AuthFieldName } from '../content/auth';
import { useAuthRequest } from '../useAuthRequest';

type AuthFormOptions = {
  readonly fields: readonly AuthFieldName[];
  readonly initialError?: AuthError | null;
  /** Called once all fields are valid; its message also opens an alert. */
  readonly check?: () => ValidationError<AuthFieldName> | null;
  readonly action: (client: PasswordAuthClient, signal: AbortSignal) => Promise<void>;
};

export type AuthForm = ReturnType<typeof useAuthForm>;

/** Validates on submit, then runs the action, unless it is already running. */
export function useAuthForm({ fields, initialError = null, check, action }: AuthFormOptions) {
  const { clients } = useAuth();
  const request = useAuthRequest(initialError);
  const [fieldError, setFieldError] = useState<ValidationError<AuthFieldName> | null>(null);
  const isBusy = request.state.status === 'pending' && request.state.source === 'form';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const checkedFields = fields.map((name) => authFields[name]);
    const standardError = findFirstError<AuthFieldName>(form, checkedFields, isEmpty);
    const error = standardError ?? check?.() ?? null;
    setFieldError(error);
    if (!error) {
      void request.run('form', async (signal) => action(await clients.accounts(), signal));
      return;
    }
    focusInvalidField(form, error);
    if (standardError) return;
    await afterNextPaint();
    window.alert(error.message);
  }

  return {
    request,
    isBusy,
    /** A change of the value clears the field's error. */
    fieldProps: <Name extends AuthFieldName>(
      name: Name,
      value: string,
      setValue: (value: string) => void,
    ) => ({
      name,
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (fieldError?.field === name) setFieldError(null);
        setValue(target.value);
      },
      error: fieldError?.field === name ? fieldError.message : undefined,
      required: true,
      autoCapitalize: 'none',
      spellCheck: false,
    }),
    formProps: {
      noValidate: true,
      'aria-busy': isBusy,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(event),
    },
  };
}

/** Unlike in other forms, spaces count as a value: a password may consist of them. */
function isEmpty({ validity }: { readonly validity: ValidityState }): boolean {
  return validity.valueMissing;
}
