import { Art } from '@/art/Art';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Link } from '@/components/Link/Link';
import { Container, Section } from '@/components/Section/Section';
import { anchors } from '@/config/paths';
import { offerings, offeringsHeading, terms, type Term } from '@/content/landing/offerings';
import { offeringArt, offeringSize } from './offeringArt';
import styles from './Offerings.module.css';

const titleId = `${anchors.working}-title`;

export function Offerings() {
  return (
    <Section estimatedHeight={[3130, 1885]} id={anchors.working} labelledBy={titleId} ground="noon">
      <Container>
        <div className={styles.header}>
          <Eyebrow timeOfDay={offeringsHeading.timeOfDay} />
          <h2 id={titleId}>{offeringsHeading.title}</h2>
          <p className={styles.intro}>{offeringsHeading.intro}</p>
        </div>
        <ul className={styles.panes}>
          {offerings.map(({ art, title, summary }) => (
            <li key={art} className={styles.pane} data-size={offeringSize[art]}>
              <div className={styles.frame}>
                <Art drawing={offeringArt[art]} className={styles.art} />
              </div>
              <div className={styles.text}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.summary}>{summary}</p>
              </div>
            </li>
          ))}
        </ul>
        <dl className={styles.terms}>
          {terms.map((term: Term) => (
            <div key={term.term}>
              <dt>{term.term}</dt>
              <dd>
                {term.text}
                {term.link && (
                  <>
                    {' '}
                    <Link href={term.link.href}>{term.link.text}</Link>
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
