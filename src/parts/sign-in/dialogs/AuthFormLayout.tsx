import { useEffect, useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/Field/Field';
import { RisingSun } from '@/components/RisingSun/RisingSun';
import type { AuthError } from '../authClient';
import { useAuthDialog } from '../AuthProvider';
import type { AuthView } from '../authStore';
import { authFields, authCopy } from '../content/auth';
import type { AuthForm } from './useAuthForm';
import styles from './AuthDialogs.module.css';

export type AuthFormProps = {
  readonly titleId: string;
  /** Kept when the visitor switches between the views. */
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Whether the visitor came from another view. */
  readonly isSwitched: boolean;
  readonly initialError: AuthError | null;
};

type AuthFormLayoutProps = Omit<AuthFormProps, 'initialError'> & {
  readonly form: AuthForm;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly submitting: string;
    readonly switchQuestion?: string;
    readonly switchLink: string;
  };
  /** The view that the link under the form opens. */
  readonly switchTo: AuthView;
  readonly emailAutoComplete: 'username' | 'email';
  /** Between the heading and the form. */
  readonly intro: ReactNode;
  /** Between the email and the buttons. */
  readonly children: ReactNode;
};

/** The common parts of log-in, sign-up and password reset. */
export function AuthFormLayout({
  titleId,
  email,
  onEmailChange,
  isSwitched,
  form,
  texts,
  switchTo,
  emailAutoComplete,
  intro,
  children,
}: AuthFormLayoutProps) {
  const { openDialog } = useAuthDialog();
  return (
    <>
      <AuthHeader id={titleId} title={texts.title} text={texts.text} shouldTakeFocus={isSwitched} />
      {intro}
      <form className={styles.form} {...form.formProps}>
        <EmailField
          autoComplete={emailAutoComplete}
          {...form.fieldProps('email', email, onEmailChange)}
        />
        {children}
        <AuthActions isBusy={form.isBusy} label={texts.submit} busyLabel={texts.submitting} />
      </form>
      <DialogLink
        {...(texts.switchQuestion && { question: texts.switchQuestion })}
        label={texts.switchLink}
        onSwitch={() => openDialog(switchTo)}
      />
    </>
  );
}

type AuthHeaderProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether the heading takes the focus, because the link that had it is unmounted. */
  readonly shouldTakeFocus: boolean;
};

export function AuthHeader({ id, title, text, shouldTakeFocus }: AuthHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldTakeFocus) heading.current?.focus();
  }, [shouldTakeFocus]);
  return (
    <>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.intro}>{text}</p>
    </>
  );
}

type EmailFieldProps = {
  readonly autoComplete: 'username' | 'email';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

function EmailField({ onChange, ...field }: EmailFieldProps) {
  const id = useId();
  return (
    <TextField
      {...field}
      id={id}
      name="email"
      type="email"
      label={authFields.email.label}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      required
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type AuthActionsProps = {
  readonly isBusy: boolean;
  readonly label: string;
  readonly busyLabel: string;
};

function AuthActions({ isBusy, label, busyLabel }: AuthActionsProps) {
  const { closeDialog } = useAuthDialog();
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.cancel} onClick={closeDialog}>
        {authCopy.cancel}
      </button>
      <Button
        type="submit"
        size="small"
        aria-disabled={isBusy}
        disc={isBusy ? <RisingSun /> : undefined}
      >
        {isBusy ? busyLabel : label}
      </Button>
    </div>
  );
}

type DialogLinkProps = {
  readonly question?: string;
  readonly label: string;
  readonly onSwitch: () => void;
};

/** Switches to another view of the dialog. */
function DialogLink({ question, label, onSwitch }: DialogLinkProps) {
  return (
    <p className={styles.footer}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onSwitch}>
        {label}
      </button>
    </p>
  );
}
