import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  contactFields,
  contactForm,
  contactRequests,
  type ContactFieldName,
} from '@/content/landing/contact';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/components/ContactForm';
import { honeypotName } from '@/features/contact/useContactForm';
import { getLimit, type FormField } from '@/lib/formErrors';
import { emptyMessage, exampleMessage } from '../../support/examples';
import { button, collectAlerts, formOf, press } from '../../support/forms';
import { receive } from '../../support/receive';
import { takeConsoleErrors } from '../../support/setup';
import { advanceTimers } from '../../support/timers';

const url = '*/send-email';
const names = contactFields.map(({ name }) => name);
const { field, fill, expectValues } = formOf(contactFields);
const reject = () => HttpResponse.json({ success: false });

let page: ReturnType<typeof collectAlerts>;

beforeEach(() => {
  page = collectAlerts();
});

const renderForm = () => render(<ContactForm />);

const requiredFields: readonly FormField<ContactFieldName>[] = contactFields.filter(
  (each: FormField<string>) => each.required,
);

test.each(requiredFields)(
  'a missing $name is flagged alone and gets the focus',
  async ({ name, required, hint }) => {
    renderForm();
    const following = names.slice(names.indexOf(name));
    fill({ ...exampleMessage, ...Object.fromEntries(following.map((later) => [later, '  '])) });
    await press(contactForm.submit);
    expect(field(name)).toHaveFocus();
    const description = [required, hint].filter(Boolean).join(' ');
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
  expectValues(emptyMessage);
  advanceTimers(2999);
  expect(screen.queryByRole('button')).toBeNull();
  advanceTimers(1);
  expect(button(contactForm.submit)).toHaveFocus();
  expect(status).not.toHaveTextContent(contactForm.success);
  expect(page.alerts).toEqual([]);
});

test('after success a line says when the message arrived, its reference and what follows, until the visitor types again', async () => {
  receive(url, () => HttpResponse.json({ success: true, reference: '3f9a2b1c' }));
  vi.useFakeTimers({ now: new Date(2027, 0, 15, 14, 20), toFake: ['Date'] });
  renderForm();
  fill(exampleMessage);
  await press(contactForm.submit);
  await screen.findByText(contactForm.success);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Your message arrived at 14:20 with the reference 3f9a2b1c.');
  for (const fact of [exampleMessage.email, site.reply, site.phone?.display ?? site.email]) {
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
  const call = contactForm.failure.call(site.phone?.display ?? '');
  expect(screen.queryByRole('link', { name: call })?.getAttribute('href')).toBe(site.phone?.href);
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

test.each(contactFields)(
  'the field $name that grows too long is counted, keeps every letter, is flagged and not sent',
  async ({ name, ...rest }) => {
    const limit = getLimit('type' in rest ? rest.type : undefined);
    renderForm();
    fill(exampleMessage);
    const fillTo = (length: number) => fill({ [name]: 'x'.repeat(length) });
    expect(field(name)).not.toHaveAttribute('maxlength');
    fillTo(limit * 0.9);
    expect(screen.queryByText(/ of .* characters/)).toBeNull();
    fillTo(limit);
    expect(screen.getByText(contactForm.count(limit, limit))).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    for (const length of [limit + 1, limit * 5]) {
      fillTo(length);
      expect(screen.getByRole('alert')).toHaveTextContent(contactForm.tooLong(limit));
      await press(contactForm.submit);
      expect(field(name)).toHaveFocus();
      expect(field(name)).toHaveAccessibleDescription(
        expect.stringContaining(contactForm.tooLong(limit)),
      );
      expectValues({ [name]: 'x'.repeat(length) });
    }
  },
);

test('an address without a dot in its domain is asked about once, then sent as it is', async () => {
  const requests = receive(url);
  renderForm();
  fill({ ...exampleMessage, email: 'jana@gmail' });
  await press(contactForm.submit);
  expect(field('email')).toHaveFocus();
  const question = contactFields[2].incomplete('jana@gmail');
  expect(field('email')).toHaveAccessibleDescription(question);
  await press(contactForm.submit);
  await screen.findByText(contactForm.success);
  expect(await requests[0]?.json()).toMatchObject({ email: 'jana@gmail' });
  expect(page.alerts).toEqual([]);
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
