import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { TextField } from '@/components/Field/Field';
import { Icon } from '@/components/Icon/Icon';
import { Eye, EyeOff } from '@/components/Icon/icons';
import { authFields, authCopy } from '../content/auth';
import styles from './AuthDialogs.module.css';

type PasswordFieldProps = {
  readonly name: 'password' | 'confirm';
  /** Instead of the usual label. */
  readonly label?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly errorRole?: 'alert' | undefined;
  readonly aside?: ReactNode;
};

export function PasswordField({ name, label, value, onChange, ...field }: PasswordFieldProps) {
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField
      {...field}
      id={id}
      name={name}
      label={label ?? authFields[name].label}
      type={isVisible ? 'text' : 'password'}
      value={value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      required
      autoCapitalize="none"
      spellCheck={false}
      adornment={
        <button
          type="button"
          className={styles.reveal}
          aria-label={isVisible ? authCopy.hidePassword : authCopy.showPassword}
          aria-controls={id}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon icon={isVisible ? EyeOff : Eye} size={17} />
          {isVisible ? authCopy.hide : authCopy.show}
        </button>
      }
    />
  );
}
