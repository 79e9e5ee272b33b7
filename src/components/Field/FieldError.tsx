import { Icon } from '@/components/Icon/Icon';
import { CircleAlert } from '@/components/Icon/icons';
import styles from './FieldError.module.css';

type FieldErrorProps = {
  readonly id: string;
  readonly role?: 'alert' | undefined;
  readonly children: string;
};

export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p id={id} role={role} className={styles.root}>
      <Icon icon={CircleAlert} size={18} />
      {children}
    </p>
  );
}

export function errorId(controlId: string): string {
  return `${controlId}-error`;
}
