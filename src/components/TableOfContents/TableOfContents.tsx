import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScrollSpy } from '@/hooks/useScrollSpy';
import styles from './TableOfContents.module.css';

type TableOfContentsProps = {
  readonly title: string;
  readonly path: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly children?: ReactNode;
};

export function TableOfContents({ title, path, sections, children }: TableOfContentsProps) {
  const [first] = sections;
  const current = useScrollSpy(sections.map(({ id }) => `#${id}`).join(), first?.id) ?? first?.id;
  return (
    <nav aria-labelledby="contents" data-text="small">
      <h2 id="contents" className={styles.title} data-text="small">
        {title}
      </h2>
      <ol className={styles.list}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <Link
              to={`${path}#${section.id}`}
              className={styles.link}
              data-text="note secondary"
              aria-current={section.id === current ? 'true' : undefined}
            >
              <span className={styles.number}>{index + 1}</span>
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
