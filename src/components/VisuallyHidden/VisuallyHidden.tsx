import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  readonly as?: 'span' | 'h2';
  readonly id?: string;
  readonly children: ReactNode;
};

export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.root}>
      {children}
    </Element>
  );
}
