import { Icon } from '@/components/Icon/Icon';
import { User } from '@/components/Icon/icons';
import { Link } from '@/components/Link/Link';
import { accountPaths } from '../paths';
import {
  AccountEmail,
  AccountName,
  LoginButton,
  LogoutButton,
  SessionSwitch,
} from './AccountControls';
import { LazyVerificationNotice } from './LazyVerificationNotice';
import account from './account.module.css';
import styles from './AccountBar.module.css';

/** The account in the top bar; on wide screens after the notice of an unconfirmed email. */
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
            <Link href={accountPaths.account} className={styles.link}>
              <AccountName className={styles.name} />
              <AccountEmail className={styles.email} />
            </Link>
            <LogoutButton className={styles.logout} />
          </div>
        }
      />
    </>
  );
}
