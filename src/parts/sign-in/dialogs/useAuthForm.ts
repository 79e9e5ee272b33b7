import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { cleanLine, findErrors, focusInvalidField, type ValidationError } from '@/lib/formErrors';
import { useAuth } from '../AuthProvider';
import type { PasswordAuthClient } from '../client';
import { withTimeout } from '../client';
import { authErrors, authFields, type AuthFieldName } from '../content/auth';
import { useAuthRequest } from './useAuthRequest';

type AuthFormOptions = {
  readonly fields: readonly AuthFieldName[];
  /** Called once all fields are valid; its message also opens an alert. */
  readonly check?: () => ValidationError<AuthFieldName> | null;
  readonly action: (client: PasswordAuthClient, signal: AbortSignal) => Promise<void>;
};

export type AuthForm = ReturnType<typeof useAuthForm>;

/** Validates on submit, then runs the action, unless it is already running. */
export function useAuthForm({ fields, check, action }: AuthFormOptions) {
  const { clients } = useAuth();
  const request = useAuthRequest();
  const [errors, setErrors] = useState<readonly ValidationError<AuthFieldName>[]>([]);
  const isBusy = request.state.status === 'pending' && request.state.source === 'form';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const checkedFields = fields.map((name) => authFields[name]);
    const standardErrors = findErrors<AuthFieldName>(form, checkedFields);
    const error = standardErrors[0] ?? check?.() ?? null;
    setErrors(error && standardErrors.length === 0 ? [error] : standardErrors);
    if (!error) {
      void request.run('form', (signal) =>
        withTimeout(
          clients.accounts().then((client) => action(client, signal)),
          authErrors.timeout,
        ),
      );
      return;
    }
    focusInvalidField(form, error);
    if (standardErrors.length > 0) return;
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
        setErrors(errors.filter(({ field }) => field !== name));
        setValue(target.type === 'email' ? cleanLine(target.value) : target.value);
      },
      error: errors.find(({ field }) => field === name)?.message,
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
