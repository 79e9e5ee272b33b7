import { contactFields, contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import { mailtoUrl } from '@/lib/mailtoUrl';
import type { ContactMessage } from './contactMessage';

/** A `mailto:` URL with the same message, and the other fields below it. */
export function contactMailtoUrl(message: ContactMessage): string {
  const details = contactFields
    .filter(({ name }) => name !== 'message')
    .map(({ name, label }) => `${label}: ${message[name]}`);
  const subject = contactForm.failure.mailSubject(message.organization);
  return mailtoUrl(site.email, subject, [message.message, '', ...details].join('\n'));
}
