import type { ReactNode } from 'react';
import type { AuthError } from '../../authClient';
import { useAuthDialog } from '../../AuthProvider';
import type { AuthView } from '../../authStore';
import { AuthActions } from './AuthActions';
import { AuthFooterLink } from './AuthFooterLink';
import { AuthHeader } from './AuthHeader';
import { EmailField } from './EmailField';
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
      <AuthFooterLink
        {...(texts.switchQuestion && { question: texts.switchQuestion })}
        label={texts.switchLink}
        onSwitch={() => openDialog(switchTo)}
      />
    </>
  );
}
