import { useEffect } from 'react';
import type { FormExtrasProps } from '@/hooks/useFormParts';
import { useAuth } from './AuthProvider';

/** Only of a verified address, as defaults: a browser shows them in an unchanged field, and after a reset. */
export function FormPrefill({ form }: FormExtrasProps) {
  const { session } = useAuth();
  const isVerified =
    session.status === 'signedIn' && session.isConfirmed && session.user.emailVerified;
  const name = (isVerified && session.user.displayName) || '';
  const email = (isVerified && session.user.email) || '';

  useEffect(() => {
    for (const [autoComplete, value] of Object.entries({ name, email })) {
      const input = form.current?.querySelector<HTMLInputElement>(`[autocomplete=${autoComplete}]`);
      if (!input) continue;
      input.defaultValue = value;
      // an error goes, as if the visitor had typed
      if (input.value === value && value !== '' && input.matches('[aria-invalid]'))
        input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [form, name, email]);

  return null;
}
