import { useEffect, useEffectEvent } from 'react';
import type { FormExtrasProps } from '@/hooks/useFormSubmission';
import { useAuth } from './AuthProvider';

/**
 * Sets name and email of a visitor whose address is verified as the defaults of a form's fields: the name
 * that the service knows, never a part of the address. The browser shows a default only in an unchanged
 * field, and again after the form is reset.
 */
export function FormPrefill({ form, nameField, onFill }: FormExtrasProps) {
  const { session } = useAuth();
  const isVerified =
    session.status === 'signedIn' && session.isConfirmed && session.user.emailVerified;
  const name = (isVerified && session.user.displayName) || '';
  const email = (isVerified && session.user.email) || '';
  const reportFill = useEffectEvent(onFill);

  useEffect(() => {
    for (const [field, value] of [
      [nameField, name],
      ['email', email],
    ] as const) {
      const input = form.current?.elements.namedItem(field);
      if (!(input instanceof HTMLInputElement)) continue;
      const valueBefore = input.value;
      input.defaultValue = value;
      if (input.value !== valueBefore && value !== '') reportFill(field);
    }
  }, [form, nameField, name, email]);

  return null;
}
