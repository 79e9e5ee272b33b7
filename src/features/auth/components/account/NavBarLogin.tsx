import account from './account.module.css';
import { LoginButton } from './LoginButton';
import styles from './navBarAccount.module.css';
import { SignedInOut } from './SignedInOut';
import underlined from '@/components/Link/underlined.module.css';

/** Login among the links of the navigation bar. */
export function NavBarLogin() {
  return (
    <SignedInOut
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
