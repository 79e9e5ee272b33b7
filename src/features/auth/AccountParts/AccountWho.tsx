import { AccountEmail, AccountInitial, AccountName } from './AccountTexts';
import styles from './AccountWho.module.css';

type AccountWhoProps = {
  /** Without the name and email where the navigation bar has no room for them. */
  readonly isShort?: boolean;
};

/** The visitor's initial, and name over email. */
export function AccountWho({ isShort = false }: AccountWhoProps) {
  return (
    <div className={styles.root} data-short={isShort}>
      <AccountInitial className={styles.initial} />
      <div className={styles.texts}>
        <AccountName className={styles.line} />
        <AccountEmail className={styles.line} />
      </div>
    </div>
  );
}
