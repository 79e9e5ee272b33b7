import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { X } from '@/components/Icon/icons';
import { ui } from '@/content/ui';
import styles from './Toast.module.css';

type ToastProps = {
  /** `alert` interrupts a screen reader. */
  readonly role: 'alert' | 'status';
  readonly text: string;
  /** Links and buttons. */
  readonly children?: ReactNode;
  readonly onClose?: () => void;
};

/** Floats over the page without changing it. */
export function Toast({ role, text, children, onClose }: ToastProps) {
  return (
    <div role={role} className={styles.root}>
      <p>{text}</p>
      {children}
      {onClose && (
        <button type="button" className={styles.close} aria-label={ui.close} onClick={onClose}>
          <Icon icon={X} size={18} />
        </button>
      )}
    </div>
  );
}
