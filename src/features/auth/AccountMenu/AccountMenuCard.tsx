import { AccountWho } from '../AccountParts/AccountWho';
import { useShownVisitor } from '../session';
import styles from './AccountMenu.module.css';

/** Who is signed in, above the links of the mobile menu; nothing while nobody is. */
export function AccountMenuCard() {
  const visitor = useShownVisitor();
  return (
    visitor && (
      <div className={styles.card}>
        <AccountWho />
      </div>
    )
  );
}
