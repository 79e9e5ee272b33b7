import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { CircleAlert } from '@/components/Icon/icons';
import styles from './Field.module.css';

type FieldProps = {
  readonly id: string;
  readonly label: string;
  /** What is wrong with the value; the control is flagged while it is given. */
  readonly error?: string | undefined;
  /** `alert` where the error was also shown in an alert. */
  readonly errorRole?: 'alert' | undefined;
  readonly hint?: string | undefined;
  /** Beside the label, for example a link. */
  readonly aside?: ReactNode;
  /** Inside the control's frame, at its end, for example a button. */
  readonly adornment?: ReactNode;
};

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;
type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextField({
  label,
  error,
  errorRole,
  hint,
  aside,
  adornment,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={input.id} {...{ label, error, errorRole, hint, aside, adornment }}>
      <input {...input} {...described(input.id, error, hint)} className={styles.control} />
    </FieldFrame>
  );
}

export function TextArea({
  label,
  error,
  errorRole,
  hint,
  aside,
  adornment,
  ...input
}: TextAreaProps) {
  return (
    <FieldFrame id={input.id} {...{ label, error, errorRole, hint, aside, adornment }}>
      <textarea {...input} {...described(input.id, error, hint)} className={styles.control} />
    </FieldFrame>
  );
}

type FieldErrorProps = {
  readonly id: string;
  readonly role?: 'alert' | undefined;
  readonly children: string;
};

/** The sentence under a control that is wrong. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p id={id} role={role} className={styles.error}>
      <Icon icon={CircleAlert} size={18} />
      {children}
    </p>
  );
}

/** The attributes that tie a control to its error and hint. */
export function described(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  };
}

export function errorId(id: string): string {
  return `${id}-error`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

type FieldFrameProps = FieldProps & { readonly children: ReactNode };

function FieldFrame({
  id,
  label,
  error,
  errorRole,
  hint,
  aside,
  adornment,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.root} data-invalid={error ? true : undefined}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.frame} data-adorned={adornment ? true : undefined}>
        {children}
        {adornment}
      </div>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={errorId(id)} role={errorRole}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
