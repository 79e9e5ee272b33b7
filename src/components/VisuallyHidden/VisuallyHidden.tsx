import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = { readonly children: ReactNode };

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.root}>{children}</span>;
}
