import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/Field/Field';
import { Check, Eye, EyeOff, Icon, X } from '@/components/Icon/Icon';
import { useAuth } from '../AuthProvider';
import type { PasswordRule } from '../client';
import { authCopy, passwordPolicy } from '../content/auth';
import styles from './AuthDialogs.module.css';

export function PasswordField(field: TextFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField
      {...field}
      type={isVisible ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          className={styles.reveal}
          data-row="inline"
          data-text="small strong"
          aria-label={isVisible ? authCopy.hidePassword : authCopy.showPassword}
          aria-controls={field.id}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon icon={isVisible ? EyeOff : Eye} size={17} />
          <span>{isVisible ? authCopy.hide : authCopy.show}</span>
        </button>
      }
    />
  );
}

/** The service's own rules, before and while typing. Only the service enforces them. */
export function PasswordRules({ password }: { readonly password: string }) {
  const rules = usePasswordRules(password);
  if (rules.length === 0) return null;
  const isTyped = password !== '';
  return (
    <div className={styles.rules} data-text="note secondary">
      <p>{passwordPolicy.title}</p>
      <ul>
        {rules.map(({ text, isMet }) => (
          <li key={text} data-row="inline" data-met={isTyped ? isMet : undefined}>
            {isTyped && <Icon icon={isMet ? Check : X} size={15} />}
            <span>{text}</span>
            {isTyped && (
              <span data-visually-hidden="">
                {` ${isMet ? passwordPolicy.met : passwordPolicy.unmet}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Empty before the service has responded; the next key retries. */
function usePasswordRules(password: string): readonly PasswordRule[] {
  const { clients } = useAuth();
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);
  useEffect(() => {
    let isCurrent = true;
    clients
      .accounts?.()
      .then((client) => client.passwordRules(password))
      .then(
        (loaded) => isCurrent && setRules(loaded),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [clients, password]);
  return rules;
}
