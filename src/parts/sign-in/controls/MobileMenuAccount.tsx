import { Icon } from '@/components/Icon/Icon';
import { LogOut, User } from '@/components/Icon/icons';
import { useAuth } from '../AuthProvider';
import { LoginButton, LogoutButton, UserSummary } from './AccountControls';
import styles from './MobileMenuAccount.module.css';

/** The signed-in user, above the links of the mobile menu. */
export function MobileMenuUser() {
  const { user } = useAuth();
  return (
    user && (
      <div className={styles.card}>
        <UserSummary />
      </div>
    )
  );
}

type MobileMenuAuthButtonProps = { readonly onClick: () => void };

/** Login or Logout, beside the mobile menu's other action. */
export function MobileMenuAuthButton({ onClick }: MobileMenuAuthButtonProps) {
  const { user } = useAuth();
  return user ? (
    <LogoutButton className={styles.action} onClick={onClick}>
      <Icon icon={LogOut} size={18} />
    </LogoutButton>
  ) : (
    <LoginButton className={styles.action} onClick={onClick}>
      <Icon icon={User} size={18} />
    </LoginButton>
  );
}
