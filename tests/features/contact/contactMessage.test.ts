import { expect, test } from 'vitest';
import { contactForm } from '@/content/landing/contact';
import { findFault } from '@/features/contact/contactMessage';

const complete = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants, one price book.',
};
const wellFormed = { isEmailMalformed: false };

test('a complete message has no fault', () => {
  expect(findFault(complete, wellFormed)).toBeNull();
});

test.each([
  ['name', 'Full name is required'],
  ['organization', 'Organization is required'],
  ['email', 'Email is required'],
  ['phone', 'Mobile number is required'],
  ['message', 'Message is required'],
] as const)('a missing %s is told as "%s"', (field, sentence) => {
  expect(findFault({ ...complete, [field]: '' }, wellFormed)).toEqual({ field, sentence });
});

test('of several missing fields the first is told', () => {
  const fault = findFault({ ...complete, message: '', phone: '', email: '' }, wellFormed);
  expect(fault?.field).toBe('email');
});

test('a missing field goes before a malformed address', () => {
  expect(findFault({ ...complete, message: '' }, { isEmailMalformed: true })?.field).toBe(
    'message',
  );
});

test('a malformed address is told when nothing is missing', () => {
  expect(findFault(complete, { isEmailMalformed: true })).toEqual({
    field: 'email',
    sentence: contactForm.malformedEmail,
  });
});
