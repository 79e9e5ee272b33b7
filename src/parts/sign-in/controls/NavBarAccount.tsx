import { Icon } from '@/components/Icon/Icon';
import { LogOut } from '@/components/Icon/icons';
import { LoginButton, LogoutButton, SessionSwitch, UserSummary } from './AccountControls';
import account from './account.module.css';
import styles from './NavBarAccount.module.css';
import underlined from '@/components/Link/underlined.module.css';

/** Login among the links of the navigation bar. */
export function NavBarLogin() {
  return (
    <SessionSwitch
      className={styles.root}
      signedOut={
        <div className={account.state} data-state="signedOut">
          <LoginButton className={`${underlined.root} ${styles.login}`} />
        </div>
      }
      signedIn={null}
    />
  );
}

/** The signed-in user, at the end of the navigation bar. Wide screens also show name and Logout. */
export function NavBarUser() {
  return (
    <SessionSwitch
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
