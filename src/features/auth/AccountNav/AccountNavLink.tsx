import { SignedInOut } from '../account/SignedInOut';
import account from '../account/account.module.css';
import { LoginButton } from '../account/LoginButton';
import styles from './AccountNav.module.css';

/** Login among the links of the navigation bar, while nobody is signed in. */
export function AccountNavLink() {
  return (
    <SignedInOut
      className={styles.root}
      signedOut={
        <div className={account.state} data-state="signedOut">
          <LoginButton className={styles.login} />
        </div>
      }
      signedIn={null}
    />
  );
}
