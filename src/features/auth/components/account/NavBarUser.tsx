import { Icon } from '@/components/Icon/Icon';
import { LogOut } from '@/components/Icon/icons';
import { LogoutButton } from './LogoutButton';
import { SignedInOut } from './SignedInOut';
import { UserSummary } from './UserSummary';
import account from './account.module.css';
import styles from './navBarAccount.module.css';

/** The signed-in user, at the end of the navigation bar. Wide screens also show name and Logout. */
export function NavBarUser() {
  return (
    <SignedInOut
      className={styles.root}
      signedOut={null}
      signedIn={
        <div className={`${account.state} ${styles.account}`} data-state="signedIn">
          <UserSummary isShort />
          <LogoutButton className={styles.logout}>
            <Icon icon={LogOut} size={16} />
          </LogoutButton>
        </div>
      }
    />
  );
}
