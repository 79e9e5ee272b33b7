import { Icon } from '@/components/Icon/Icon';
import { LogOut, User } from '@/components/Icon/icons';
import { useAuth } from '../../AuthProvider';
import { LoginButton } from './LoginButton';
import { LogoutButton } from './LogoutButton';
import styles from './mobileMenuAccount.module.css';

type MobileMenuAuthButtonProps = { readonly onClick: () => void };

/** Login or Logout, beside the mobile menu's other action. */
export function MobileMenuAuthButton({ onClick }: MobileMenuAuthButtonProps) {
  const { user } = useAuth();
  return (
    <div role="presentation" className={styles.item} onClick={onClick}>
      {user ? (
        <LogoutButton className={styles.action}>
          <Icon icon={LogOut} size={18} />
        </LogoutButton>
      ) : (
        <LoginButton className={styles.action}>
          <Icon icon={User} size={18} />
        </LoginButton>
      )}
    </div>
  );
}
