import { useEffect, useId, useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/Field/Field';
import { Check, Eye, EyeOff, Icon, X } from '@/components/Icon/Icon';
import { useAuth } from '../AuthProvider';
import type { PasswordRule } from '../client';
import { authCopy, authFields, passwordPolicy } from '../content/auth';
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
          data-row="inline"
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

type PasswordRulesProps = { readonly password: string };

/** The service's own rules, before and while typing. Only the service enforces them. */
export function PasswordRules({ password }: PasswordRulesProps) {
  // the service's default maximum is 4096: shown to whoever exceeds it
  const rules = usePasswordRules(password).filter(
    ({ name, isMet }) => name !== 'maxLength' || !isMet,
  );
  if (rules.length === 0) return null;
  const isTyped = password !== '';
  return (
    <div className={styles.rules} data-text="note secondary">
      <p>{passwordPolicy.title}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.name} data-row="inline" data-met={isTyped ? rule.isMet : undefined}>
            {isTyped && <Icon icon={rule.isMet ? Check : X} size={15} />}
            <span>
              {'length' in rule
                ? passwordPolicy[rule.name](rule.length)
                : passwordPolicy[rule.name]}
            </span>
            {isTyped && (
              <span data-visually-hidden="">
                {` ${rule.isMet ? passwordPolicy.met : passwordPolicy.unmet}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Empty before the service has responded; a failure is not retried. */
function usePasswordRules(password: string): readonly PasswordRule[] {
  const { clients } = useAuth();
  const [rules, setRules] = useState<readonly PasswordRule[] | 'unavailable'>([]);
  const isUnavailable = rules === 'unavailable';
  useEffect(() => {
    if (isUnavailable) return undefined;
    let isCurrent = true;
    clients
      .accounts()
      .then((client) => client.passwordRules(password))
      .then(
        (loaded) => isCurrent && setRules(loaded),
        () => isCurrent && setRules('unavailable'),
      );
    return () => {
      isCurrent = false;
    };
  }, [clients, password, isUnavailable]);
  return isUnavailable ? [] : rules;
}
