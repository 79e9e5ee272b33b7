import type { ReactNode } from 'react';
import { Art } from '@/art/Art';
import { factsBottomEdge } from '@/art/drawings/dividers';
import { Container } from '@/components/Section/Section';
import styles from './FactStrip.module.css';

type FactStripProps = {
  readonly label: string;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
};

export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <section className={styles.root} aria-label={label} data-color-scheme="dark">
      <Container>
        <dl className={styles.list}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt data-text="xs secondary">{fact.label}</dt>
              <dd data-text="h4">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </Container>
      <Art drawing={factsBottomEdge} className={styles.mist} />
    </section>
  );
}
