import { LoginButton } from './LoginButton';
import { SignedInOut } from './SignedInOut';
import account from './account.module.css';
import styles from './navBarAccount.module.css';
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
