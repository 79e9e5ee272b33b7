import { useMemo, type ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import { privacyLabels, type PrivacySection } from '@/content/privacy';
import { useScrollSpy } from '@/hooks/useScrollSpy';
import styles from './PrivacyTableOfContents.module.css';

type PrivacyTableOfContentsProps = {
  readonly path: string;
  /** A constant. */
  readonly sections: readonly PrivacySection[];
  /** Below the list. */
  readonly children?: ReactNode;
};

export function PrivacyTableOfContents({ path, sections, children }: PrivacyTableOfContentsProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useScrollSpy(ids) ?? ids[0];
  return (
    <nav aria-labelledby="contents" className={styles.root}>
      <h2 id="contents" className={styles.title}>
        {privacyLabels.contents}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              href={`${path}#${id}`}
              className={styles.link}
              aria-current={id === current ? 'true' : undefined}
            >
              <span className={styles.number}>{index + 1}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
