import { UserSummary } from './UserSummary';
import { useAuth } from '../../AuthProvider';
import styles from './accountMenu.module.css';

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
