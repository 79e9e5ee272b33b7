import { useId, useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/Field/Field';
import { Icon } from '@/components/Icon/Icon';
import { Eye, EyeOff } from '@/components/Icon/icons';
import { authFields, authCopy } from '../content/auth';
import styles from './AuthDialogs.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'id' | 'label'> & {
  readonly name: 'password' | 'confirm';
  readonly autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ name, ...field }: PasswordFieldProps) {
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField
      {...field}
      id={id}
      name={name}
      label={authFields[name].label}
      type={isVisible ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          className={styles.reveal}
          data-text="small strong"
          aria-label={isVisible ? authCopy.hidePassword : authCopy.showPassword}
          aria-controls={id}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon icon={isVisible ? EyeOff : Eye} size={17} />
          <span>{isVisible ? authCopy.hide : authCopy.show}</span>
        </button>
      }
    />
  );
}
