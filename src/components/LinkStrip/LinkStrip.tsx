import { useId } from 'react';
import { Container } from '@/components/Section/Section';
import styles from './LinkStrip.module.css';

type LinkStripProps = {
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    readonly note: string;
    readonly href: string;
  }[];
};

/** Ways on from a page that ends early: links in a row, each with a note. */
export function LinkStrip({ label, links }: LinkStripProps) {
  const labelId = useId();
  return (
    <Container className={styles.root}>
      <div className={styles.columns}>
        <p id={labelId} data-text="h4">
          {label}
        </p>
        <ul aria-labelledby={labelId} className={styles.list}>
          {links.map((link) => (
            <li key={link.label}>
              <a href={link.href} className={styles.link} data-text="h4">
                {link.label}
              </a>
              <p className={styles.note} data-text="small secondary">
                {link.note}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
