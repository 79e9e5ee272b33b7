import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import type { PrivacySection } from '@/content/policy';
import { privacyLabels } from '@/content/privacy';
import { useScrollSpy } from '@/hooks/useScrollSpy';
import styles from './PrivacyTableOfContents.module.css';

type PrivacyTableOfContentsProps = {
  readonly path: string;
  readonly sections: readonly PrivacySection[];
  /** Below the list. */
  readonly children?: ReactNode;
};

export function PrivacyTableOfContents({ path, sections, children }: PrivacyTableOfContentsProps) {
  const [first] = sections;
  const current = useScrollSpy(sections.map(({ id }) => `#${id}`).join(), first?.id) ?? first?.id;
  return (
    <nav aria-labelledby="contents" data-text="small">
      <h2 id="contents" className={styles.title}>
        {privacyLabels.contents}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              href={`${path}#${id}`}
              className={styles.link}
              data-text="note secondary"
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
