import { UserSummary } from '../account/UserSummary';
import { useAuth } from '../AuthProvider';
import styles from './AccountMenu.module.css';

/** Who is signed in, above the links of the mobile menu; nothing while nobody is. */
export function AccountMenuCard() {
  const { user } = useAuth();
  return (
    user && (
      <div className={styles.card}>
        <UserSummary />
      </div>
    )
  );
}
