import { useEffect, useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Check, X } from '@/components/Icon/icons';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import type { PasswordRule } from '../authClient';
import { useAuth } from '../AuthProvider';
import { passwordPolicy } from '../content/auth';
import styles from './AuthDialogs.module.css';

type PasswordRulesProps = { readonly password: string };

/** The service's own rules, shown while typing. Only the service enforces them. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const rules = usePasswordRules(password);
  if (password === '' || rules.length === 0) return null;
  return (
    <div className={styles.rules} data-text="note secondary">
      <p>{passwordPolicy.title}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.name} data-met={rule.isMet}>
            <Icon icon={rule.isMet ? Check : X} size={15} />
            {'length' in rule ? passwordPolicy[rule.name](rule.length) : passwordPolicy[rule.name]}
            <VisuallyHidden>
              {' '}
              {rule.isMet ? passwordPolicy.met : passwordPolicy.unmet}
            </VisuallyHidden>
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
    if (password === '' || isUnavailable) return undefined;
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
