import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/Field/Field';
import { RisingSun } from '@/components/RisingSun/RisingSun';
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
};

type AuthFormLayoutProps = AuthFormProps & {
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
  form,
  texts,
  switchTo,
  emailAutoComplete,
  intro,
  children,
}: AuthFormLayoutProps) {
  const emailId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isSwitched, openDialog, closeDialog } = useAuthDialog();
  // a keyboard of the screen would rise over the dialog
  const [hasKeyboard] = useState(() => matchMedia('(hover: hover) and (pointer: fine)').matches);
  useEffect(() => {
    if (hasKeyboard) document.getElementById(emailId)?.focus();
    // the link that had the focus is unmounted
    else if (isSwitched) heading.current?.focus();
  }, [hasKeyboard, emailId, isSwitched]);

  return (
    <>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {intro}
      <form className={styles.form} {...form.formProps}>
        <TextField
          {...form.fieldProps('email', email, onEmailChange)}
          id={emailId}
          type="email"
          label={authFields.email.label}
          autoComplete={emailAutoComplete}
        />
        {children}
        <div className={styles.actions} data-row="">
          <button type="button" className={styles.cancel} onClick={closeDialog}>
            {authCopy.cancel}
          </button>
          <Button
            type="submit"
            size="small"
            aria-disabled={form.isBusy}
            disc={form.isBusy ? <RisingSun /> : undefined}
          >
            <span>{form.isBusy ? texts.submitting : texts.submit}</span>
          </Button>
        </div>
      </form>
      <p className={styles.footer} data-text="small secondary">
        {texts.switchQuestion}{' '}
        <button type="button" data-text="link accent" onClick={() => openDialog(switchTo)}>
          {texts.switchLink}
        </button>
      </p>
    </>
  );
}
