import { Icon } from '@/components/Icon/Icon';
import { User } from '@/components/Icon/icons';
import { accountControlProps } from '../focusAccountControl';
import { AccountEmail, AccountName, LoginButton, SessionSwitch } from './AccountControls';
import account from './account.module.css';
import styles from './AccountBar.module.css';

/** The account in the top bar, unless the navigation bar has room for name and email. */
export function AccountBar() {
  return (
    <SessionSwitch
      className={styles.root}
      signedOut={
        <div className={account.state} data-state="signedOut">
          <LoginButton className={styles.login}>
            <Icon icon={User} size={15} />
          </LoginButton>
        </div>
      }
      signedIn={
        <div
          className={`${account.state} ${styles.account}`}
          data-state="signedIn"
          tabIndex={-1}
          {...accountControlProps}
        >
          <Icon icon={User} size={15} />
          <AccountName className={styles.name} />
          <AccountEmail className={styles.email} />
        </div>
      }
    />
  );
}
