import styles from './AuthDialogs.module.css';

type AuthFooterLinkProps = {
  readonly question?: string;
  readonly label: string;
  readonly onSwitch: () => void;
};

/** Switches to another view of the dialog. */
export function AuthFooterLink({ question, label, onSwitch }: AuthFooterLinkProps) {
  return (
    <p className={styles.footer}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onSwitch}>
        {label}
      </button>
    </p>
  );
}
