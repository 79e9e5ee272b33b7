import { Link } from '@/components/Link/Link';
import { Container, Section } from '@/components/Section/Section';
import { workingHere } from '@/content/careers/careers';
import styles from './WorkingHere.module.css';

const { id, title, terms } = workingHere;
const titleId = `${id}-title`;

export function WorkingHere() {
  return (
    <Section id={id} labelledBy={titleId} background="forenoon" className={styles.root}>
      <Container className={styles.columns}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <dl className={styles.list}>
          {terms.map((row) => (
            <div key={row.term}>
              <dt>{row.term}</dt>
              <dd>
                {row.text}
                {'email' in row && (
                  <>
                    {' '}
                    <Link href={`mailto:${row.email}`}>{row.email}</Link>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
