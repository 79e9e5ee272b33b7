import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { RotateCw } from '@/components/Icon/icons';
import { paths } from '@/config/paths';
import { loadNotice, routeError } from '@/content/ui';
import { LoadNotice } from './LoadNotice';
import styles from './UnscriptedNotice.module.css';

/** Over a prerendered page whose code cannot be had: it can be read, but not all of it answers. */
export function UnscriptedNotice() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <LoadNotice role="alert" text={loadNotice.unscripted} onClose={() => setOpen(false)}>
      <div className={styles.actions}>
        <Button size="small" icon={RotateCw} onClick={() => location.reload()}>
          {routeError.reload}
        </Button>
        {location.pathname !== paths.home && <a href={paths.home}>{routeError.home}</a>}
      </div>
    </LoadNotice>
  );
}
