import { Button } from '@/components/Button/Button';
import { RotateCw } from '@/components/Icon/icons';
import { paths } from '@/config/paths';
import { toasts, routeError } from '@/content/ui';
import { Toast } from './Toast';
import styles from './IncompletePageToast.module.css';

type IncompletePageToastProps = { readonly onClose: () => void };

/** Shown over a page of which some code failed to load. */
export function IncompletePageToast({ onClose }: IncompletePageToastProps) {
  return (
    <Toast role="alert" text={toasts.incomplete} onClose={onClose}>
      <div className={styles.actions}>
        <Button size="small" icon={RotateCw} onClick={() => location.reload()}>
          {routeError.reload}
        </Button>
        {location.pathname !== paths.home && <a href={paths.home}>{routeError.home}</a>}
      </div>
    </Toast>
  );
}
