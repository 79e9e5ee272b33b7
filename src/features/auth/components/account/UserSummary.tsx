import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import { accountWords } from '@/content/signIn/account';
import { AccountEmail, AccountInitial, AccountName } from './AccountTexts';
import styles from './UserSummary.module.css';

type UserSummaryProps = {
  /** Whether to hide name and email where the navigation bar is narrow. */
  readonly isShort?: boolean;
};

/** The user's initial, name and email, and the way to the account. */
export function UserSummary({ isShort = false }: UserSummaryProps) {
  return (
    <Link
      href={paths.account}
      className={styles.root}
      data-short={isShort}
      title={accountWords.account}
    >
      <AccountInitial className={styles.initial} />
      <div className={styles.text}>
        <AccountName className={styles.line} />
        <AccountEmail className={styles.line} />
      </div>
    </Link>
  );
}
