import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { TextField } from '@/components/Field/Field';
import { authFields, secondStep } from '@/content/signIn/auth';
import { toAuthError } from '../../authClient';
import { useAuth, useAuthDialog } from '../../AuthProvider';
import { errorOf } from '../../useAuthRequest';
import { AuthActions } from './AuthActions';
import { AuthErrorMessage } from './AuthErrorMessage';
import { AuthFooterLink } from './AuthFooterLink';
import { AuthHeader } from './AuthHeader';
import { useAuthForm } from './useAuthForm';
import styles from './AuthDialogs.module.css';

type SecondStepFormProps = { readonly titleId: string };

/** The code of a text message, which some accounts ask for after the password or the provider. */
export function SecondStepForm({ titleId }: SecondStepFormProps) {
  const id = useId();
  const { services } = useAuth();
  const { openDialog } = useAuthDialog();
  const [code, setCode] = useState('');
  const [phone, setPhone] = useState<string | null>(null);
  const robotCheck = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);
  const form = useAuthForm({
    fields: ['code'],
    initialError: null,
    action: (client, signal) => client.secondStep.complete(code.trim(), signal),
  });
  const field = form.fieldProps('code', code, setCode);

  useEffect(() => {
    const container = robotCheck.current;
    // strict mode runs effects twice; a second text message would make the first code invalid
    if (!container || hasStarted.current) return;
    hasStarted.current = true;
    services
      .accounts()
      .then((client) => client.secondStep.send(container))
      .then(setPhone, (error: unknown) => openDialog('login', toAuthError(error)));
  }, [services, openDialog]);

  return (
    <>
      <AuthHeader
        id={titleId}
        title={secondStep.title}
        text={phone === null ? secondStep.sending : secondStep.sent(phone)}
        shouldTakeFocus
      />
      <AuthErrorMessage error={errorOf(form.request.state)} />
      <form className={styles.form} {...form.formProps}>
        <TextField
          id={id}
          name="code"
          label={authFields.code.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={field.value}
          error={field.error}
          onChange={(event: ChangeEvent<HTMLInputElement>) => field.onChange(event.target.value)}
        />
        <div ref={robotCheck} />
        <AuthActions
          isBusy={form.isBusy}
          label={secondStep.submit}
          busyLabel={secondStep.submitting}
        />
      </form>
      <AuthFooterLink label={secondStep.switchLink} onSwitch={() => openDialog('login')} />
    </>
  );
}
