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
  readonly error?: string | undefined;
  /** `alert` if the error was also shown in an alert. */
  readonly errorRole?: 'alert' | undefined;
  readonly hint?: string | undefined;
  /** The sentences under a control that is nearly full, and too full: nothing is cut. */
  readonly length?: {
    readonly limit: number;
    readonly count: (length: number, limit: number) => string;
    readonly tooLong: (limit: number) => string;
  };
  /** Beside the label, for example a link; in the tab order after the control. */
  readonly aside?: ReactNode;
  /** Inside the control's frame, at its end, for example a button. */
  readonly adornment?: ReactNode;
};

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    readonly control?: ElementType;
  };

const unlimited = { limit: Infinity, count: String, tooLong: String } as const;

export function TextField({
  control: Control = 'input',
  label,
  error,
  errorRole,
  hint,
  length: { limit, count, tooLong } = unlimited,
  aside,
  adornment,
  ...attributes
}: TextFieldProps) {
  const [typed, setTyped] = useState(0);
  const { id, onInput } = attributes;
  return (
    <div className={styles.root} data-text="small strong" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame} data-adorned={adornment ? true : undefined}>
        <Control
          {...attributes}
          {...fieldAriaProps(id, error, hint)}
          onInput={(event: InputEvent<HTMLInputElement>) => {
            setTyped(event.currentTarget.value.length);
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
      {typed > limit * 0.9 && (
        <div data-text="note secondary">
          {typed > limit && !error && <p role="alert">{tooLong(limit)}</p>}
          <p>{count(typed, limit)}</p>
        </div>
      )}
      {error && (
        <FieldError id={errorId(id)} role={errorRole}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

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
