import { AccountEmail, AccountInitial, AccountName } from './AccountTexts';
import styles from './UserSummary.module.css';

type UserSummaryProps = {
  /** Whether to hide name and email where the navigation bar is narrow. */
  readonly isShort?: boolean;
};

/** The user's initial, name and email. */
export function UserSummary({ isShort = false }: UserSummaryProps) {
  return (
    <div className={styles.root} data-short={isShort}>
      <AccountInitial className={styles.initial} />
      <div className={styles.text}>
        <AccountName className={styles.line} />
        <AccountEmail className={styles.line} />
      </div>
    </div>
  );
}
