import { Icon } from '@/components/Icon/Icon';
import { LogOut } from '@/components/Icon/icons';
import { AccountFaces } from '../AccountParts/AccountFaces';
import parts from '../AccountParts/AccountParts.module.css';
import { AccountWho } from '../AccountParts/AccountWho';
import { LogoutButton } from '../AccountParts/LogoutButton';
import styles from './AccountNav.module.css';

/** The visitor at the end of the navigation bar: the initial, with more room the name and Logout. */
export function AccountNavEnd() {
  return (
    <AccountFaces
      className={styles.root}
      signedOut={null}
      signedIn={
        <div className={`${parts.face} ${styles.account}`} data-face="signedIn">
          <AccountWho isShort />
          <LogoutButton className={styles.logout}>
            <Icon icon={LogOut} size={16} />
          </LogoutButton>
        </div>
      }
    />
  );
}
