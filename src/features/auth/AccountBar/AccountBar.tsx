import { Icon } from '@/components/Icon/Icon';
import { User } from '@/components/Icon/icons';
import { AccountFaces } from '../AccountParts/AccountFaces';
import parts from '../AccountParts/AccountParts.module.css';
import { AccountEmail, AccountName } from '../AccountParts/AccountTexts';
import { LoginButton } from '../AccountParts/LoginButton';
import { LogoutButton } from '../AccountParts/LogoutButton';
import styles from './AccountBar.module.css';

/** The account in the top bar, on a night ground. */
export function AccountBar() {
  return (
    <AccountFaces
      className={styles.root}
      signedOut={
        <div className={parts.face} data-face="signedOut">
          <LoginButton className={styles.login}>
            <Icon icon={User} size={15} />
          </LoginButton>
        </div>
      }
      signedIn={
        <div className={`${parts.face} ${styles.account}`} data-face="signedIn">
          <Icon icon={User} size={15} />
          <AccountName className={styles.name} />
          <AccountEmail className={styles.email} />
          <LogoutButton className={styles.logout} />
        </div>
      }
    />
  );
}
