import { Button } from '@/components/Button/Button';
import { RisingSun } from '@/components/RisingSun/RisingSun';
import { authLabels } from '@/content/signIn/auth';
import { useAuthDialog } from '../../AuthProvider';
import styles from './AuthDialogs.module.css';

type AuthActionsProps = {
  readonly isBusy: boolean;
  readonly label: string;
  readonly busyLabel: string;
};

export function AuthActions({ isBusy, label, busyLabel }: AuthActionsProps) {
  const { closeDialog } = useAuthDialog();
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.cancel} onClick={closeDialog}>
        {authLabels.cancel}
      </button>
      <Button
        type="submit"
        size="small"
        aria-disabled={isBusy}
        disc={isBusy ? <RisingSun /> : undefined}
      >
        {isBusy ? busyLabel : label}
      </Button>
    </div>
  );
}
