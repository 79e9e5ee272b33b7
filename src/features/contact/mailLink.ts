import { contactFields, contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import type { ContactMessage } from './contactMessage';
import { mailtoUrl } from '@/lib/mailtoUrl';

/** Opens the visitor's mail program with the same message, the other fields below it. */
export function mailLink(message: ContactMessage): string {
  const details = contactFields
    .filter(({ name }) => name !== 'message')
    .map(({ name, label }) => `${label}: ${message[name]}`);
  const subject = contactForm.failure.mailSubject(message.organization);
  return mailtoUrl(site.email, subject, [message.message, '', ...details].join('\n'));
}
