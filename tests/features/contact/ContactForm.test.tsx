import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  contactFields,
  contactForm,
  contactRequests,
  type ContactField,
} from '@/content/landing/contact';
import { site } from '@/content/site';
import { storedItems } from '@/content/storedItems';
import { ContactForm } from '@/features/contact/components/ContactForm';
import { honeypotName } from '@/features/contact/useContactForm';
import { limits } from '@/lib/formErrors';
import { exampleMessage } from '../../support/examples';
import { button, collectAlerts, formOf, press } from '../../support/forms';
import { receive, succeed } from '../../support/receive';
import { takeConsoleErrors } from '../../support/setup';
import { advanceTimers } from '../../support/timers';

const url = '*/send-email';
const names = contactFields.map(({ name }) => name);
const empty = { name: '', organization: '', email: '', phone: '', message: '' };
const { field, fill, expectValues } = formOf(contactFields);
const reject = () => HttpResponse.json({ success: false });

let page: ReturnType<typeof collectAlerts>;

beforeEach(() => {
  page = collectAlerts();
});

const renderForm = () => render(<ContactForm />);

test.each<ContactField>(contactFields)(
  'a missing $name is flagged alone and gets the focus',
  async ({ name, label, hint }) => {
    renderForm();
    const following = names.slice(names.indexOf(name));
    fill({ ...exampleMessage, ...Object.fromEntries(following.map((later) => [later, '  '])) });
    await press(contactForm.submit);
    expect(field(name)).toHaveFocus();
    const description = [`${label} is required`, hint].filter(Boolean).join(' ');
    expect(field(name)).toHaveAccessibleDescription(description);
    expect(names.filter((other) => field(other).matches('[aria-invalid]'))).toEqual([name]);
  },
);

test('an email of an invalid format is flagged after missing fields, instead of the browser’s own message', async () => {
  renderForm();
  expect(screen.getByRole('form', { name: contactForm.label })).toHaveProperty('noValidate', true);
  fill({ ...exampleMessage, email: 'priya@', message: ' ' });
  await press(contactForm.submit);
  expect(field('message')).toHaveFocus();
  fill(exampleMessage);
  fill({ email: 'priya@' });
  await press(contactForm.submit);
  expect(field('email')).toHaveFocus();
  expect(field('email')).toHaveAccessibleDescription(contactFields[2].invalidFormat);
});

test('only an edit of the flagged field clears its error', async () => {
  renderForm();
  await press(contactForm.submit);
  await userEvent.type(field('message'), 'x');
  expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('name'), 'P');
  expect(field('name')).toHaveAttribute('required');
  expect(screen.queryByText('Full name is required')).toBeNull();
});

test('after success the form is empty, and the message replaces the button for 3 seconds', async () => {
  const requests = receive(url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderForm();
  fill({ ...exampleMessage, name: '  Priya Menon ', phone: ' \n+91 98100 45520' });
  button(contactForm.submit).focus();
  fireEvent.click(button(contactForm.submit));
  const status = screen.getByRole('status');
  while (status.textContent === '') await act(() => new Promise((next) => setImmediate(next)));
  expect(await requests[0]?.json()).toEqual(exampleMessage);
  expect(status).toHaveTextContent('Message sent successfully!');
  expect(status).toContainElement(document.querySelector(':focus'));
  expect(screen.queryByRole('button')).toBeNull();
  expectValues(empty);
  advanceTimers(2999);
  expect(screen.queryByRole('button')).toBeNull();
  advanceTimers(1);
  expect(button(contactForm.submit)).toHaveFocus();
  expect(status).not.toHaveTextContent(contactForm.success);
  expect(page.alerts).toEqual([]);
});

test('after success a line says when the message arrived and what follows, until the visitor types again', async () => {
  receive(url);
  vi.useFakeTimers({ now: new Date(2027, 0, 15, 14, 20), toFake: ['Date'] });
  renderForm();
  fill(exampleMessage);
  await press(contactForm.submit);
  await screen.findByText(contactForm.success);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Your message arrived at 14:20.');
  for (const fact of [exampleMessage.email, site.reply, site.phone.display]) {
    expect(status).toHaveTextContent(fact);
  }
  fill({ name: 'Priya' });
  expect(status).not.toHaveTextContent('14:20');
});

test.each([
  ['a rejection', reject, 'rejected', 'Failed to send email', []],
  [
    'no network',
    () => HttpResponse.error(),
    'networkError',
    'Something went wrong',
    [expect.stringMatching(/^console\.error: /)],
  ],
] as const)(
  '%s is on the page before it is alerted, keeps the form, and can be retried',
  async (_name, respond, kind, text, logged) => {
    receive(url, respond);
    renderForm();
    fill(exampleMessage);
    await press(contactForm.submit);
    const first = await screen.findByRole('alert');
    await page.expectAlert(text);
    expect(page.alerts[0]?.onPage).toContain(contactForm[kind]);
    expect(takeConsoleErrors()).toEqual(logged);
    expectValues(exampleMessage);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button(contactForm.failure.tryAgain)).toHaveFocus();
    await press(contactForm.failure.tryAgain);
    await waitFor(() => expect(page.alerts).toHaveLength(2));
    expect(screen.getByRole('alert')).not.toBe(first);
    takeConsoleErrors();
  },
);

test('after a failure the same message can be sent by email, also after further edits', async () => {
  receive(url, reject);
  renderForm();
  fill(exampleMessage);
  await press(contactForm.submit);
  const mail = await screen.findByRole('link', { name: contactForm.failure.write });
  await userEvent.type(field('message'), ' Urgent.');
  const mailto = new URL(mail.getAttribute('href') ?? '');
  expect(mailto.protocol + decodeURIComponent(mailto.pathname)).toBe(`mailto:${site.email}`);
  expect(mailto.href).not.toContain('+');
  expect(mailto.searchParams.get('subject')).toBe(contactForm.failure.mailSubject('Kaveri Works'));
  const [text, details] = mailto.searchParams.get('body')?.split('\r\n\r\n') ?? [];
  expect(text).toBe(`${exampleMessage.message} Urgent.`.replace('\n', '\r\n'));
  expect(details?.split('\r\n')).toEqual(
    expect.arrayContaining([
      'Full name: Priya Menon',
      'Organization: Kaveri Works',
      'Email: priya@kaveri.example',
      'Mobile number: +91 98100 45520',
    ]),
  );
  const call = screen.getByRole('link', { name: contactForm.failure.call(site.phone.display) });
  expect(call).toHaveAttribute('href', site.phone.href);
  await page.expectAlert('Failed to send email');
});

test.each([
  ['email', 'malformed', contactFields[2].invalidFormat],
  ['name', 'required', contactFields[0].required],
  ['message', 'tooLong', contactForm.refused],
] as const)('a %s that the receiver refuses as %s is flagged there', async (name, code, text) => {
  receive(url, () => HttpResponse.json({ success: false, field: name, code }, { status: 422 }));
  renderForm();
  fill(exampleMessage);
  await press(contactForm.submit);
  await page.expectAlert('Failed to send email');
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
  expectValues(exampleMessage);
});

test('a text that is longer than the receiver takes is flagged at its field, and not sent', async () => {
  const requests = receive(url, succeed);
  renderForm();
  fill({ ...exampleMessage, message: 'x'.repeat(limits.text + 1) });
  await press(contactForm.submit);
  expect(field('message')).toHaveFocus();
  expect(field('message')).toHaveAccessibleDescription(
    expect.stringContaining(contactForm.tooLong(limits.text)),
  );
  expect(requests).toHaveLength(0);
});

test('a message that a mail address may cut can be copied whole', async () => {
  receive(url, reject);
  const user = userEvent.setup();
  renderForm();
  const message = 'A long message. '.repeat(200).trim();
  fill({ ...exampleMessage, message });
  await press(contactForm.submit);
  const mail = await screen.findByRole('link', { name: contactForm.failure.write });
  expect(mail.getAttribute('href')?.length).toBeLessThanOrEqual(2000);
  const { label, done, refused } = contactForm.failure.copy;
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied'));
  await user.click(button(label));
  await user.click(await screen.findByRole('button', { name: refused }));
  expect(await screen.findByRole('button', { name: done })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(message);
  await page.expectAlert('Failed to send email');
});

test.each([
  '{',
  '[]',
  '{"digest":"1","startedAt":1}',
  `{"digest":1,"startedAt":${Date.now() * 2}}`,
])('a stored note %# of an earlier message that is none keeps nothing back', async (note) => {
  localStorage.setItem(storedItems.contactSent.name, note);
  const requests = receive(url);
  renderForm();
  fill(exampleMessage);
  await press(contactForm.submit);
  await screen.findByText(contactForm.success);
  expect(requests).toHaveLength(1);
});

test('a filled honeypot shows success and sends nothing', async () => {
  const requests = receive(url);
  const { container } = renderForm();
  fill(exampleMessage);
  const honeypot = container.querySelector(`[inert] [name="${honeypotName}"]`);
  if (honeypot) fireEvent.input(honeypot, { target: { value: 'cheap pills' } });
  await press(contactForm.submit);
  await screen.findByText(contactForm.success);
  expect(requests).toEqual([]);
});

test('a request replaces an earlier one as long as nobody has changed it, also after a reload', () => {
  const [first = '', second = '', third = ''] = contactRequests.values();
  const { rerender, unmount } = render(<ContactForm request={first} />);
  expectValues({ message: first });
  rerender(<ContactForm request={second} />);
  expectValues({ message: second });
  unmount();
  const reloaded = render(<ContactForm request={third} />);
  expectValues({ message: third });
  fill({ message: `${third} By May.` });
  reloaded.rerender(<ContactForm request={first} />);
  expectValues({ message: `${third} By May.` });
});
