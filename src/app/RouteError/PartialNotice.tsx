import { Button } from '@/components/Button/Button';
import { RotateCw } from '@/components/Icon/icons';
import { paths } from '@/config/paths';
import { loadNotice, routeError } from '@/content/ui';
import { LoadNotice } from './LoadNotice';
import styles from './PartialNotice.module.css';

type PartialNoticeProps = { readonly onClose: () => void };

/** Over a page that can be read, but whose code is not all there. */
export function PartialNotice({ onClose }: PartialNoticeProps) {
  return (
    <LoadNotice role="alert" text={loadNotice.partial} onClose={onClose}>
      <div className={styles.actions}>
        <Button size="small" icon={RotateCw} onClick={() => location.reload()}>
          {routeError.reload}
        </Button>
        {location.pathname !== paths.home && <a href={paths.home}>{routeError.home}</a>}
      </div>
    </LoadNotice>
  );
}
