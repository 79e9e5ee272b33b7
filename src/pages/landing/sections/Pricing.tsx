import { Art } from '@/art/Art';
import { ButtonLink } from '@/components/Button/Button';
import { Disclosure } from '@/components/Disclosure/Disclosure';
import { anchors } from '@/config/paths';
import { firstSteps, pricing, terms, termsTitle, type Term } from '@/content/landing/offerings';
import styles from './Pricing.module.css';

/** The prices, what can be bought at once, and the terms. */
export function Pricing() {
  return (
    <section id={anchors.pricing} aria-labelledby="pricing-title" className={styles.root}>
      <div className={styles.header} data-columns="5:7">
        <h3 id="pricing-title" data-text="title">
          {pricing.title}
        </h3>
        <p className={styles.text} data-text="brief secondary">
          {pricing.text}
        </p>
      </div>
      <dl className={styles.bands} data-cells="">
        {pricing.bands.map(({ work, price }) => (
          <div key={work} className={styles.band}>
            <dt data-text="xs secondary">{work}</dt>
            <dd data-text="h3">{price}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note} data-text="small secondary">
        {pricing.note}
      </p>
      <div className={styles.steps} data-print="frames">
        {firstSteps.map(({ picture, term, text, link }) => (
          <section key={term} className={styles.step}>
            <Art drawing={picture} className={styles.picture} />
            <h4 data-text="h3">{term}</h4>
            <p className={styles.text} data-text="brief secondary">
              {text}
            </p>
            <ButtonLink href={link.href}>{link.text}</ButtonLink>
          </section>
        ))}
      </div>
      <div className={styles.asked} data-columns="5:7">
        <h4 data-text="h3">{termsTitle}</h4>
        <div>
          {terms.map(({ term, text, link }: Term) => (
            <Disclosure key={term} summary={term}>
              {text}
              {link && (
                <>
                  {' '}
                  <a href={link.href}>{link.text}</a>
                </>
              )}
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
