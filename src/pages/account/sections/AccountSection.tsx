import { useId, type ReactNode } from 'react';
import styles from './AccountSection.module.css';

type AccountSectionProps = {
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A part of the account page: its heading beside its content. */
export function AccountSection({ id, title, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
