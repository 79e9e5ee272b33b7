import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import type { Testimonial } from '@/content/landing/testimonials';
import styles from './TestimonialQuote.module.css';

type TestimonialQuoteProps = {
  readonly testimonial: Testimonial;
  /** For example "2 of 3". */
  readonly label: string;
  readonly isEntering: boolean;
};

export function TestimonialQuote({ testimonial, label, isEntering }: TestimonialQuoteProps) {
  const { client, company, quote, name, role } = testimonial;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={styles.root}
      data-entering={isEntering}
    >
      <div className={styles.client}>
        <ClientLogo logo={client} wordmark={company} />
      </div>
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>
          <q>{quote}</q>
        </blockquote>
        <figcaption className={styles.person}>{`${name}, ${role}`}</figcaption>
      </figure>
    </div>
  );
}
