import { expect, test } from 'vitest';
import { contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import { contactMailtoUrl } from '@/features/contact/contactMailtoUrl';

test('the mail carries the message and the other fields, line by line', () => {
  const link = new URL(
    contactMailtoUrl({
      name: 'Priya & Menon',
      organization: 'Kaveri Works',
      email: 'priya+crm@kaveri.example',
      phone: '+91 98100 45520',
      message: 'One price book?\n100 % sure.',
    }),
  );
  expect(link.protocol).toBe('mailto:');
  expect(link.pathname).toBe(site.email);
  expect(link.searchParams.get('subject')).toBe(contactForm.failure.mailSubject('Kaveri Works'));
  expect(link.href).not.toContain('+');
  expect(link.searchParams.get('body')).toBe(
    [
      'One price book?',
      '100 % sure.',
      '',
      'Full name: Priya & Menon',
      'Organization: Kaveri Works',
      'Email: priya+crm@kaveri.example',
      'Mobile number: +91 98100 45520',
    ].join('\r\n'),
  );
});
