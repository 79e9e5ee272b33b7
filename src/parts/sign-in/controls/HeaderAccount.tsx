import { Icon, LogOut, User } from '@/components/Icon/Icon';
import { useAuth } from '../AuthProvider';
import { accountControlProps } from '../focusAccountControl';
import {
  AccountText,
  LoginButton,
  LogoutButton,
  SessionSwitch,
  UserSummary,
} from './AccountControls';
import account from './AccountControls.module.css';
import styles from './HeaderAccount.module.css';

/** The account in the top bar, unless the navigation bar has room for name and email. */
export function AccountBar() {
  return (
    <SessionSwitch
      className={styles.bar}
      signedOut={
        <div className={account.state} data-state="signedOut">
          <LoginButton className={styles.barLogin} data-row="inline" data-hover="underline">
            <Icon icon={User} size={15} />
          </LoginButton>
        </div>
      }
      signedIn={
        <div
          className={`${account.state} ${styles.barAccount}`}
          data-state="signedIn"
          data-row="inline"
          tabIndex={-1}
          {...accountControlProps}
        >
          <Icon icon={User} size={15} />
          <AccountText of="name" className={styles.name} />
          <AccountText of="email" className={styles.email} />
        </div>
      }
    />
  );
}

export function NavBarLogin() {
  return (
    <SessionSwitch
      className={styles.nav}
      signedOut={
        <div className={account.state} data-state="signedOut" data-text="small">
          <LoginButton data-variant="underlined" />
        </div>
      }
    />
  );
}

/** The signed-in user, at the end of the navigation bar. Wide screens also show name and Logout. */
export function NavBarUser() {
  return (
    <SessionSwitch
      className={styles.nav}
      signedIn={
        <div
          className={`${account.state} ${styles.navAccount}`}
          data-state="signedIn"
          data-row="inline"
        >
          <UserSummary isShort />
          <LogoutButton className={styles.logout} data-row="inline" data-hover="fill">
            <Icon icon={LogOut} size={16} />
          </LogoutButton>
        </div>
      }
    />
  );
}

export function MobileMenuUser() {
  const { user } = useAuth();
  return (
    user && (
      <div className={styles.menuCard}>
        <UserSummary />
      </div>
    )
  );
}

export function MobileMenuAuthButton({ onClick }: { readonly onClick: () => void }) {
  const { user } = useAuth();
  return user ? (
    <LogoutButton className={styles.menuAction} data-row="inline" onClick={onClick}>
      <Icon icon={LogOut} size={18} />
    </LogoutButton>
  ) : (
    <LoginButton className={styles.menuAction} data-row="inline" onClick={onClick}>
      <Icon icon={User} size={18} />
    </LoginButton>
  );
}
