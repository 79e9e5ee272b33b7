import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  readonly as?: 'span' | 'h2';
  readonly id?: string;
  readonly children: ReactNode;
};

export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={styles.root}>
      {children}
    </Tag>
  );
}
