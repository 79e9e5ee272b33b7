import { AccountFaces } from '../AccountParts/AccountFaces';
import parts from '../AccountParts/AccountParts.module.css';
import { LoginButton } from '../AccountParts/LoginButton';
import styles from './AccountNav.module.css';

/** Login among the links of the navigation bar, while nobody is signed in. */
export function AccountNavLink() {
  return (
    <AccountFaces
      className={styles.root}
      signedOut={
        <div className={parts.face} data-face="signedOut">
          <LoginButton className={styles.login} />
        </div>
      }
      signedIn={null}
    />
  );
}
