import styles from './AuthModals.module.css';

type AuthSwitchProps = {
  readonly question?: string;
  readonly label: string;
  readonly onSwitch: () => void;
};

/** The way from one dialog to another. */
export function AuthSwitch({ question, label, onSwitch }: AuthSwitchProps) {
  return (
    <p className={styles.switch}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onSwitch}>
        {label}
      </button>
    </p>
  );
}
