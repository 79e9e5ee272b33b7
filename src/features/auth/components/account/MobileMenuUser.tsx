import { useAuth } from '../../AuthProvider';
import { LazyVerificationNotice } from './LazyVerificationNotice';
import { UserSummary } from './UserSummary';
import styles from './mobileMenuAccount.module.css';

/** The signed-in user, above the links of the mobile menu. */
export function MobileMenuUser() {
  const { user } = useAuth();
  return (
    user && (
      <div className={styles.card}>
        <UserSummary />
        <LazyVerificationNotice className={styles.notice} />
      </div>
    )
  );
}
