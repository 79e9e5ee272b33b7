import { useEffect, useEffectEvent } from 'react';
import type { FormSlotProps } from '@/parts/types';
import { useContactDetails } from './AuthProvider';

/**
 * Sets the signed-in visitor's name and email as the defaults of a form's fields. The browser shows a
 * default only in an unchanged field, and again after the form is reset.
 */
export function FormPrefill({ form, fields, onFill }: FormSlotProps) {
  const details = useContactDetails();
  const { name = '', email = '' } = details ?? {};
  const { name: nameField, email: emailField } = fields;
  const reportFill = useEffectEvent(onFill);

  useEffect(() => {
    for (const [field, value] of [
      [nameField, name],
      [emailField, email],
    ] as const) {
      const input = form.current?.elements.namedItem(field);
      if (!(input instanceof HTMLInputElement)) continue;
      const valueBefore = input.value;
      input.defaultValue = value;
      if (input.value !== valueBefore && value !== '') reportFill(field);
    }
  }, [form, nameField, emailField, name, email]);

  return null;
}
