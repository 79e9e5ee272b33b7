import {
  useState,
  type ElementType,
  type InputEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { CircleAlert, Icon } from '@/components/Icon/Icon';
import styles from './Field.module.css';

type FieldProps = {
  readonly id: string;
  readonly label: string;
  /** Marks the control as invalid and is shown under it. */
  readonly error?: string | undefined;
  /** `alert` if the error was also shown in an alert. */
  readonly errorRole?: 'alert' | undefined;
  readonly hint?: string | undefined;
  /** The sentence under a control that is full, from its `maxLength`. */
  readonly tooLong?: ((limit: number) => string) | undefined;
  /** Beside the label, for example a link; in the tab order after the control. */
  readonly aside?: ReactNode;
  /** Inside the control's frame, at its end, for example a button. */
  readonly adornment?: ReactNode;
};

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    /** By default an input of one line. */
    readonly control?: ElementType;
  };

export function TextField({
  control: Control = 'input',
  label,
  error,
  errorRole,
  hint,
  tooLong,
  aside,
  adornment,
  ...attributes
}: TextFieldProps) {
  const [isFull, setIsFull] = useState(false);
  const { id, maxLength = Infinity, onInput } = attributes;
  return (
    <div className={styles.root} data-text="small strong" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame} data-adorned={adornment ? true : undefined}>
        <Control
          {...attributes}
          {...fieldAriaProps(id, error, hint)}
          onInput={(event: InputEvent<HTMLInputElement>) => {
            setIsFull(event.currentTarget.value.length >= maxLength);
            onInput?.(event);
          }}
          className={styles.control}
        />
        {adornment}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {hint && (
        <p id={hintId(id)} data-text="note secondary">
          {hint}
        </p>
      )}
      {isFull && tooLong && (
        <p role="alert" data-text="note secondary">
          {tooLong(maxLength)}
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

/** Connects a control to its error and hint. */
export function fieldAriaProps(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  };
}

function hintId(id: string): string {
  return `${id}-hint`;
}

type FieldErrorProps = {
  readonly id: string;
  readonly role?: 'alert' | undefined;
  readonly children: string;
};

export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p id={id} role={role} className={styles.error} data-text="note">
      <Icon icon={CircleAlert} size={18} />
      <span>{children}</span>
    </p>
  );
}

export function errorId(controlId: string): string {
  return `${controlId}-error`;
}
