import { Art } from '@/components/Art/Art';
import { risingSun } from '@/components/Art/drawings/forms';
import { Button } from '@/components/Button/Button';
import { authLabels } from '@/content/auth';
import { closeAuthModal } from '../authModal';
import styles from './AuthModals.module.css';

type AuthActionsProps = {
  readonly isBusy: boolean;
  readonly label: string;
  readonly busyLabel: string;
};

export function AuthActions({ isBusy, label, busyLabel }: AuthActionsProps) {
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.cancel} onClick={closeAuthModal}>
        {authLabels.cancel}
      </button>
      <Button
        type="submit"
        size="small"
        aria-disabled={isBusy}
        disc={isBusy ? <Art drawing={risingSun} className={styles.rising} /> : undefined}
      >
        {isBusy ? busyLabel : label}
      </Button>
    </div>
  );
}
