import { Art } from '@/components/Art/Art';
import { rainCloud } from '@/components/Art/drawings/forms';
import { ButtonLink } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { Mail, Phone } from '@/components/Icon/icons';
import { contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import type { ContactMessage } from '@/features/contact/contactMessage';
import { mailLink } from '@/features/contact/mailLink';
import type { FailureReason } from '@/features/contact/useContactForm';
import styles from './ContactFailure.module.css';

type ContactFailureProps = {
  readonly reason: FailureReason;
  readonly unsent: ContactMessage;
};

/** What happened, what is kept, and two other ways to reach the company. */
export function ContactFailure({ reason, unsent }: ContactFailureProps) {
  const { text, write, call } = contactForm.failure;
  return (
    <div className={styles.root}>
      <Art drawing={rainCloud} className={styles.cloud} />
      <div role="alert">
        <p className={styles.title}>{contactForm[reason]}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.ways}>
        <li>
          <ButtonLink href={mailLink(unsent)} tone="outline" size="small" icon={null}>
            <Icon icon={Mail} />
            {write}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={site.phone.href} tone="outline" size="small" icon={null}>
            <Icon icon={Phone} />
            {call(site.phone.display)}
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}
