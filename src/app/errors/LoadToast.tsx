import { createPortal } from 'react-dom';
import { Icon, X } from '@/components/Icon/Icon';
import { RisingSun } from '@/components/RisingSun/RisingSun';
import { loadFailed, ui } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import { loadStatus } from './missingFile';
import styles from './LoadToast.module.css';

export function LoadToast() {
  const status = useStore(loadStatus);
  if (status === 'idle') return null;
  const role = status === 'pending' ? 'status' : 'alert';
  // outside of what an open dialog makes inert
  return createPortal(
    <div key={role} role={role} className={styles.root} data-row="" data-text="note" data-rises="">
      {status === 'pending' && <RisingSun />}
      <p>{status === 'pending' ? ui.loading : loadFailed}</p>
      {status === 'failed' && (
        <button
          type="button"
          data-variant="round"
          data-hover="ground"
          className={styles.close}
          aria-label={ui.close}
          onClick={() => loadStatus.set('idle')}
        >
          <Icon icon={X} size={18} />
        </button>
      )}
    </div>,
    document.body,
  );
}
