import { ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud } from '@/content/clouds/types';
import { navigationActions } from '@/content/navigation';
import { site } from '@/content/site';
import styles from './CloudContact.module.css';

type CloudContactProps = { readonly topic: string; readonly closing: Cloud['closing'] };

const titleId = 'talk';

export function CloudContact({ topic, closing }: CloudContactProps) {
  return (
    <section aria-labelledby={titleId} className={styles.root} data-defer-layout="">
      <Container columns="7:5" className={styles.columns}>
        <div>
          <Eyebrow {...cloudLabels.contact} />
          <h2 id={titleId} className={styles.title}>
            {closing.title}
          </h2>
        </div>
        <div>
          <p className={styles.text} data-text="intro secondary">
            {closing.text}
          </p>
          <ButtonLink href={paths.ask(topic)}>{navigationActions.contact.label}</ButtonLink>
          <p className={styles.contactMethods} data-text="small strong">
            <a href={site.phone.href} className={styles.contactLink}>
              {site.phone.display}
            </a>{' '}
            <a href={`mailto:${site.email}`} className={styles.contactLink}>
              {site.email}
            </a>
          </p>
        </div>
      </Container>
    </section>
  );
}
