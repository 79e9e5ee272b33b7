import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { afternoonSky, termsPicture } from '@/art/drawings/offerings';
import { ButtonLink } from '@/components/Button/Button';
import { Disclosure } from '@/components/Disclosure/Disclosure';
import { Figures } from '@/components/Figures/Figures';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import {
  firstSteps,
  pricing,
  pricingHeading,
  terms,
  termsTitle,
  type Term,
} from '@/content/landing/offerings';
import styles from './Pricing.module.css';

/** The prices, what can be bought at once, and the terms. */
export function Pricing() {
  return (
    <Section id={anchors.pricing} background="afternoon" className={styles.root}>
      <Art drawing={afternoonSky} place="top" className={styles.sky} />
      <Container>
        <SectionHeader id="pricing-title" {...pricingHeading} layout="rows" />
        <Figures figures={pricing.bands} />
        <p className={styles.note} data-text="small secondary">
          {pricing.note}
        </p>
        <div className={styles.steps} data-print="frames">
          {firstSteps.map(({ picture, term, text, link }) => (
            <section key={term} className={styles.step}>
              <Art drawing={picture} className={styles.picture} />
              <h3>{term}</h3>
              <p className={styles.text} data-text="brief secondary">
                {text}
              </p>
              <ButtonLink href={link.href}>{link.text}</ButtonLink>
            </section>
          ))}
        </div>
        <div className={styles.asked} data-columns="5:7">
          <div>
            <h3>{termsTitle}</h3>
            <Art drawing={termsPicture} className={styles.answers} />
          </div>
          <div>
            {terms.map(({ term, text, link }: Term) => (
              <Disclosure key={term} summary={term}>
                {text}
                {link && (
                  <>
                    {' '}
                    <Link to={link.href}>{link.text}</Link>
                  </>
                )}
              </Disclosure>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
