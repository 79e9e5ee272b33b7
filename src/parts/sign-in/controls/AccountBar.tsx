import { Icon } from '@/components/Icon/Icon';
import { User } from '@/components/Icon/icons';
import { accountControlProps } from '../focusAccountControl';
import { accountPaths } from '../paths';
import { AccountEmail, AccountName, LoginButton, SessionSwitch } from './AccountControls';
import { LazyVerificationNotice } from './LazyVerificationNotice';
import account from './account.module.css';
import styles from './AccountBar.module.css';

/**
 * The account in the top bar. On a wide screen the navigation bar has room for name and email, and
 * only the notice of an unconfirmed email is here.
 */
export function AccountBar() {
  return (
    <>
      <LazyVerificationNotice className={styles.notice} />
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
          <div className={`${account.state} ${styles.account}`} data-state="signedIn">
            <Icon icon={User} size={15} />
            <a
              href={accountPaths.account}
              className={styles.link}
              data-hover="underline"
              {...accountControlProps}
            >
              <AccountName className={styles.name} />
              <AccountEmail className={styles.email} />
            </a>
          </div>
        }
      />
    </>
  );
}
