import { useEffect, useState } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Check, X } from '@/components/Icon/icons';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { passwordPolicy } from '@/content/auth';
import type { PasswordRule } from '../authClient';
import { accountClient } from '../clients';
import styles from './AuthModals.module.css';

type PasswordRulesProps = { readonly password: string };

/** The service's own demands, shown while typing. Whether a password will do, the service says. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const rules = useRules(password);
  if (password === '' || rules.length === 0) return null;
  return (
    <div className={styles.rules}>
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

/** None while the service has not told; once it will not tell, it is not asked again. */
function useRules(password: string): readonly PasswordRule[] {
  const [rules, setRules] = useState<readonly PasswordRule[] | 'untold'>([]);
  const isUntold = rules === 'untold';
  useEffect(() => {
    if (password === '' || isUntold) return undefined;
    let isCurrent = true;
    accountClient()
      .then((client) => client.passwordRules(password))
      .then(
        (told) => isCurrent && setRules(told),
        () => isCurrent && setRules('untold'),
      );
    return () => {
      isCurrent = false;
    };
  }, [password, isUntold]);
  return isUntold ? [] : rules;
}
