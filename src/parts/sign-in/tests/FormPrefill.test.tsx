import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { contactFields, contactForm } from '@/content/landing/contact';
import { ContactForm } from '@/features/contact/components/ContactForm';
import { draftKey } from '@/features/contact/useContactForm';
import { emptyMessage as empty, exampleMessage } from '@tests/support/examples';
import { collectAlerts, formOf, press } from '@tests/support/forms';
import { receive } from '@tests/support/receive';
import type { Account } from '../client';
import { fakeClients, fakePasswordClient } from './support/fakeClients';
import { cacheAccount, interact, renderSignIn } from './support/signIn';

const { field, expectValues } = formOf(contactFields);
const priya = { name: 'priya', email: 'priya@kaveri.example' };
const accountOf = ({ name, email }: typeof priya, emailVerified = true): Account => ({
  email,
  displayName: name,
  emailVerified,
});

/** Opens the contact form for a visitor whose session the service has confirmed. */
async function openForm(account: Account | null) {
  collectAlerts();
  if (account) cacheAccount(account);
  const { client, emit } = fakePasswordClient({}, account);
  renderSignIn({
    clients: fakeClients({ accounts: client }),
    rest: <ContactForm />,
  });
  await interact();
  return { change: (next: Account | null) => act(() => emit(next)) };
}

const expectPrefilled = (values: Partial<typeof priya>) =>
  waitFor(() => expectValues({ ...values }));

it('fills in name and email, stores neither, and takes them out on signing out', async () => {
  const { change } = await openForm(accountOf(priya));
  await expectPrefilled(priya);
  await userEvent.type(field('message'), 'H');
  expect(sessionStorage.getItem(draftKey)).toBe(JSON.stringify({ message: 'H' }));
  change(null);
  expectValues({ ...empty, message: 'H' });
});

it('keeps what was typed, edited, or typed and deleted', async () => {
  const { change } = await openForm(accountOf({ ...priya, email: '' }));
  await expectPrefilled({ name: 'priya' });
  await userEvent.type(field('name'), ' Menon');
  await userEvent.type(field('email'), 'x{Backspace}');
  change(accountOf({ ...priya, name: 'P.' }));
  expectValues({ name: 'priya Menon', email: '' });
  change(null);
  expectValues({ name: 'priya Menon' });
});

it('fills in nothing from an email that is not confirmed', async () => {
  const { change } = await openForm(accountOf(priya, false));
  change(accountOf(priya, false));
  expectValues(empty);
  change(accountOf(priya));
  expectValues({ ...empty, ...priya });
});

it('clears the error of the field that it fills, and no other', async () => {
  const { change } = await openForm(accountOf({ name: '', email: '' }));
  await press(contactForm.submit);
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  change(accountOf(priya));
  expect(field('name')).not.toHaveAttribute('aria-invalid');
  await press(contactForm.submit);
  change(accountOf({ ...priya, name: 'Priya Menon' }));
  expect(field('organization')).toHaveAttribute('aria-invalid', 'true');
});

it('gives way to a draft, and is shown again once that is sent', async () => {
  receive('*/send-email');
  sessionStorage.setItem(draftKey, JSON.stringify(exampleMessage));
  await openForm(accountOf(priya));
  expectValues(exampleMessage);
  await press(contactForm.submit);
  await expectPrefilled({ ...empty, ...priya });
});
