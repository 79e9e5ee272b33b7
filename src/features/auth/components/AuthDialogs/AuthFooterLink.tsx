import styles from './AuthDialogs.module.css';

type AuthFooterLinkProps = {
  readonly question?: string;
  readonly label: string;
  readonly onSwitch: () => void;
};

/** The way from one dialog to another. */
export function AuthFooterLink({ question, label, onSwitch }: AuthFooterLinkProps) {
  return (
    <p className={styles.switch}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onSwitch}>
        {label}
      </button>
    </p>
  );
}
