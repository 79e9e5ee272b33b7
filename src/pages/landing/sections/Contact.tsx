import { Art } from '@/art/Art';
import { dawnStrips } from '@/art/drawings/dividers';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import { contactHeading, contactMethods, contactRequests } from '@/content/landing/contact';
import { ContactForm } from '@/features/contact/components/ContactForm';
import { useQueryParameter } from '@/hooks/useQueryParameter';
import styles from './Contact.module.css';

export function Contact() {
  const request = contactRequests.get(useQueryParameter('ask') ?? '');
  return (
    <Section id={anchors.contact} background="dawn" className={styles.root}>
      <div className={styles.strips} data-print="hide">
        <Art drawing={dawnStrips} className={styles.mists} />
      </div>
      <Container className={styles.columns}>
        <SectionHeader id="contact-title" {...contactHeading} layout="rows" />
        <ContactForm request={request ?? null} />
        <dl className={styles.contactMethods}>
          {contactMethods.map(({ label, text, href, rows }) => (
            <div key={label}>
              <dt data-text="small secondary">{label}</dt>
              <dd>
                {href ? (
                  <a href={href} data-hover="underline">
                    {text}
                  </a>
                ) : (
                  text
                )}
                {rows?.map(({ city, hours }) => (
                  <span key={city} className={styles.hours}>
                    <span data-text="secondary">{city}</span> {hours}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
