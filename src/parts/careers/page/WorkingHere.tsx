import { workingHere } from '../content/careers';
import styles from './WorkingHere.module.css';

const { id, title, terms } = workingHere;
const titleId = `${id}-title`;

export function WorkingHere() {
  return (
    <section id={id} aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} className={styles.title} data-text="title">
        {title}
      </h2>
      <dl className={styles.list}>
        {terms.map((row) => (
          <div key={row.term}>
            <dt data-text="h4">{row.term}</dt>
            <dd>
              {row.text}
              {'email' in row && (
                <>
                  {' '}
                  <a href={`mailto:${row.email}`}>{row.email}</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
