import type { ReactNode } from 'react';
import { ChevronDown, Icon } from '@/components/Icon/Icon';
import styles from './Disclosure.module.css';

type DisclosureProps = { readonly summary: string; readonly children: ReactNode };

/** A row that opens an answer, also when the browser finds a word in it. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.root}>
      {/* react-modal finds it by `tabIndex` among the controls of a dialog */}
      <summary tabIndex={0} className={styles.summary} data-text="h4" data-hover="underline">
        {summary}
        <Icon icon={ChevronDown} size={22} />
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
