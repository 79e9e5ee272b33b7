import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { contactFields, contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/components/ContactForm';
import { draftKey, honeypotName } from '@/features/contact/useContactForm';
import { server, takeConsoleErrors } from '../../support/setup';
import { advanceTimers, withholdPaint } from '../../support/timers';
import { eventually } from '../../support/eventually';

const complete = {
  'Full name': 'Priya Menon',
  Organization: 'Kaveri Works',
  Email: 'priya@kaveri.example',
  'Mobile number': '+91 98100 45520',
  Message: 'Two plants, one price book.',
} as const;

type Label = keyof typeof complete;
const labels: readonly Label[] = ['Full name', 'Organization', 'Email', 'Mobile number', 'Message'];

let alert: MockInstance<typeof window.alert>;

beforeEach(() => {
  alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

const field = (label: Label) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

function fill(values: Partial<Record<Label, string>> = complete) {
  for (const label of labels) {
    const value = values[label];
    if (value !== undefined) fireEvent.input(field(label), { target: { value } });
  }
}

/** Responds to the form and collects the bodies of its requests. */
function receive(respond: () => Response | Promise<Response>): readonly unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/send-email', async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
}

const ok = () => HttpResponse.json({ success: true });

test('the prerendered form is complete and works without JavaScript', () => {
  const html = new DOMParser().parseFromString(
    renderToString(<ContactForm visitor={null} />),
    'text/html',
  );
  const form = html.querySelector('form');
  const submit = html.querySelector<HTMLButtonElement>('button[type="submit"]');
  expect(submit?.getAttribute('formaction')).toBe(`mailto:${site.email}`);
  expect(submit?.getAttribute('formmethod')).toBe('post');
  expect(submit?.getAttribute('formenctype')).toBe('text/plain');
  expect(form?.noValidate).toBe(false);
  const controls = [...html.querySelectorAll<HTMLInputElement>('input, textarea')];
  expect(controls.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['name', 'text', true],
    ['organization', 'text', true],
    ['email', 'email', true],
    ['phone', 'tel', true],
    ['message', 'textarea', true],
  ]);
});

test('the form’s messages replace the browser’s after hydration', () => {
  render(<ContactForm visitor={null} />);
  expect(screen.getByRole('form', { name: contactForm.label })).toHaveProperty('noValidate', true);
});

test.each(labels)('a missing %s is flagged alone and gets the focus', async (label) => {
  render(<ContactForm visitor={null} />);
  const following = labels.slice(labels.indexOf(label));
  fill(complete);
  following.forEach((name) => fill({ [name]: '  ' }));
  await userEvent.click(button(contactForm.submit));
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveAccessibleDescription(`${label} is required`);
  expect(screen.getAllByText(/is required$/)).toHaveLength(1);
  expect(labels.filter((name) => field(name).matches('[aria-invalid]'))).toEqual([label]);
});

test('an email of an invalid format is flagged', async () => {
  render(<ContactForm visitor={null} />);
  fill({ ...complete, Email: 'priya@' });
  await userEvent.click(button(contactForm.submit));
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(contactFields[2].invalidFormat);
});

test('only an edit of the flagged field clears its error', async () => {
  render(<ContactForm visitor={null} />);
  await userEvent.click(button(contactForm.submit));
  await userEvent.type(field('Message'), 'x');
  expect(field('Full name')).toBeInvalid();
  await userEvent.type(field('Full name'), 'P');
  expect(field('Full name')).toHaveAttribute('required');
  expect(screen.queryByText('Full name is required')).toBeNull();
});

test('the payload is the five fields, trimmed', async () => {
  const bodies = receive(ok);
  render(<ContactForm visitor={null} />);
  fill({ ...complete, 'Full name': '  Priya Menon ', Message: '\n Hello \n' });
  await userEvent.click(button(contactForm.submit));
  await screen.findByText(contactForm.success);
  expect(bodies).toEqual([
    {
      name: 'Priya Menon',
      organization: 'Kaveri Works',
      email: 'priya@kaveri.example',
      phone: '+91 98100 45520',
      message: 'Hello',
    },
  ]);
});

test('after success the form is empty, and the message replaces the button for 3 seconds', async () => {
  receive(ok);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<ContactForm visitor={null} />);
  fill();
  button(contactForm.submit).focus();
  fireEvent.click(button(contactForm.submit));
  const status = screen.getByRole('status');
  while (status.textContent === '') await act(() => new Promise((next) => setImmediate(next)));
  expect(status).toHaveTextContent('Message sent successfully!');
  expect(screen.queryByRole('button')).toBeNull();
  labels.forEach((label) => expect(field(label)).toHaveValue(''));
  expect(screen.getByRole('status')).toContainElement(focused());
  advanceTimers(2999);
  expect(screen.queryByRole('button')).toBeNull();
  advanceTimers(1);
  expect(button(contactForm.submit)).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(alert).not.toHaveBeenCalled();
});

test('a focus on another element stays there', async () => {
  receive(ok);
  render(<ContactForm visitor={null} />);
  fill();
  field('Email').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText(contactForm.success);
  expect(field('Email')).toHaveFocus();
});

test('while the message is being sent the form is busy and cannot be sent again', async () => {
  let release: () => void = () => undefined;
  const bodies = receive(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return ok();
  });
  render(<ContactForm visitor={null} />);
  fill();
  const submit = button(contactForm.submit);
  fireEvent.click(submit);
  fireEvent.click(submit);
  fireEvent.submit(screen.getByRole('form'));
  expect(button(contactForm.sending)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  labels.forEach((label) => expect(field(label)).toHaveAttribute('readonly'));
  await eventually(() => expect(bodies).toHaveLength(1));
  release();
  await screen.findByText(contactForm.success);
  expect(bodies).toHaveLength(1);
});

test('a rejected message shows an alert and an error, and keeps the form', async () => {
  receive(() => HttpResponse.json({ success: false }));
  render(<ContactForm visitor={null} />);
  fill();
  await userEvent.click(button(contactForm.submit));
  expect(await screen.findByRole('alert')).toHaveTextContent(contactForm.rejected);
  await eventually(() => expect(alert).toHaveBeenCalledOnce());
  expect(alert).toHaveBeenCalledWith('Failed to send email');
  labels.forEach((label) => expect(field(label)).toHaveValue(complete[label]));
  expect(button(contactForm.failure.tryAgain)).toHaveFocus();
  expect(takeConsoleErrors()).toEqual([]);
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a response that does not parse', () => new HttpResponse('<p>')],
  ['status 500 without JSON', () => new HttpResponse('Oops', { status: 500 })],
])('%s is logged, alerted and stays on the page', async (_name, respond) => {
  receive(respond);
  render(<ContactForm visitor={null} />);
  fill();
  await userEvent.click(button(contactForm.submit));
  expect(await screen.findByRole('alert')).toHaveTextContent(contactForm.broken);
  await eventually(() => expect(alert).toHaveBeenCalledOnce());
  expect(alert).toHaveBeenCalledWith('Something went wrong');
  expect(takeConsoleErrors()).toEqual([expect.stringMatching(/^console\.error: /)]);
  labels.forEach((label) => expect(field(label)).toHaveValue(complete[label]));
});

test('a second failure is announced again, with its cause', async () => {
  receive(() => HttpResponse.error());
  render(<ContactForm visitor={null} />);
  fill();
  await userEvent.click(button(contactForm.submit));
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent(contactForm.failure.texts.unreachable);
  await userEvent.click(button(contactForm.failure.tryAgain));
  await eventually(() => expect(screen.getByRole('alert')).not.toBe(first));
  await eventually(() => expect(alert).toHaveBeenCalledTimes(2));
  takeConsoleErrors();
});

test('after a failure the same message can be sent by email, also after further edits', async () => {
  receive(() => HttpResponse.json({ success: false }));
  render(<ContactForm visitor={null} />);
  fill();
  await userEvent.click(button(contactForm.submit));
  await screen.findByRole('alert');
  const mail = screen.getByRole('link', { name: contactForm.failure.write });
  expect(bodyOf(mail)).toContain(complete.Message);
  await userEvent.type(field('Message'), ' Urgent.');
  expect(bodyOf(mail)).toContain(`${complete.Message} Urgent.`);
  expect(
    screen.getByRole('link', { name: contactForm.failure.call(site.phone.display) }),
  ).toHaveAttribute('href', site.phone.href);
});

test('a retry sends the message and clears the failure, also before the alert', async () => {
  const releasePaint = withholdPaint();
  let respond = () => HttpResponse.json({ success: false });
  const bodies = receive(() => respond());
  render(<ContactForm visitor={null} />);
  fill();
  await userEvent.click(button(contactForm.submit));
  await screen.findByRole('alert');
  respond = ok;
  await userEvent.click(button(contactForm.failure.tryAgain));
  expect(alert).not.toHaveBeenCalled();
  releasePaint();
  await screen.findByText(contactForm.success);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(bodies).toHaveLength(2);
});

test('a filled honeypot shows success and sends nothing', async () => {
  const bodies = receive(ok);
  const { container } = render(<ContactForm visitor={null} />);
  fill();
  const honeypot = container.querySelector(`[name="${honeypotName}"]`);
  expect(honeypot?.closest('[inert]')).not.toBeNull();
  if (honeypot) fireEvent.input(honeypot, { target: { value: 'cheap pills' } });
  await userEvent.click(button(contactForm.submit));
  await screen.findByText(contactForm.success);
  expect(bodies).toEqual([]);
});

const priya = { name: 'priya', email: 'priya@kaveri.example' };

test('a visitor’s name and email are filled in, and removed on signing out', () => {
  const { rerender } = render(<ContactForm visitor={null} />);
  rerender(<ContactForm visitor={priya} />);
  expect(field('Full name')).toHaveValue('priya');
  expect(field('Email')).toHaveValue('priya@kaveri.example');
  rerender(<ContactForm visitor={null} />);
  expect(field('Full name')).toHaveValue('');
  expect(field('Email')).toHaveValue('');
});

test('prefilling keeps what was typed, or typed and deleted', async () => {
  const { rerender } = render(<ContactForm visitor={null} />);
  await userEvent.type(field('Full name'), 'P. Menon');
  await userEvent.type(field('Email'), 'x{Backspace}');
  rerender(<ContactForm visitor={priya} />);
  expect(field('Full name')).toHaveValue('P. Menon');
  expect(field('Email')).toHaveValue('');
  rerender(<ContactForm visitor={null} />);
  expect(field('Full name')).toHaveValue('P. Menon');
});

test('a filled-in value that was edited is kept on signing out', async () => {
  const { rerender } = render(<ContactForm visitor={priya} />);
  await userEvent.type(field('Full name'), ' Menon');
  rerender(<ContactForm visitor={null} />);
  expect(field('Full name')).toHaveValue('priya Menon');
});

test('a prefill clears the error of the field that it fills, and no other', async () => {
  const { rerender } = render(<ContactForm visitor={null} />);
  await userEvent.click(button(contactForm.submit));
  expect(field('Full name')).toBeInvalid();
  rerender(<ContactForm visitor={priya} />);
  expect(field('Full name')).not.toHaveAttribute('aria-invalid');
  await userEvent.click(button(contactForm.submit));
  expect(field('Organization')).toBeInvalid();
  rerender(<ContactForm visitor={{ ...priya, name: 'Priya Menon' }} />);
  expect(field('Organization')).toBeInvalid();
});

test('after success a visitor’s name and email are filled in again', async () => {
  receive(ok);
  render(<ContactForm visitor={priya} />);
  fill();
  await userEvent.click(button(contactForm.submit));
  await screen.findByText(contactForm.success);
  expect(field('Full name')).toHaveValue(priya.name);
  expect(field('Email')).toHaveValue(priya.email);
  expect(field('Message')).toHaveValue('');
});

test('a draft is restored after a reload, until it is sent', async () => {
  receive(ok);
  const first = render(<ContactForm visitor={null} />);
  fill();
  first.unmount();
  const second = render(<ContactForm visitor={null} />);
  labels.forEach((label) => expect(field(label)).toHaveValue(complete[label]));
  await userEvent.click(button(contactForm.submit));
  await screen.findByText(contactForm.success);
  second.unmount();
  render(<ContactForm visitor={null} />);
  labels.forEach((label) => expect(field(label)).toHaveValue(''));
});

test('a draft that the visitor empties is removed, and a prefilled value is never stored', async () => {
  render(<ContactForm visitor={priya} />);
  await userEvent.type(field('Message'), 'Hello');
  expect(sessionStorage.getItem(draftKey)).toBe(JSON.stringify({ message: 'Hello' }));
  await userEvent.clear(field('Message'));
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function bodyOf(link: HTMLElement): string {
  return new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? '';
}

test('a request fills an empty message field, and leaves a started message alone', () => {
  const { rerender } = render(<ContactForm visitor={null} request="A health check, please." />);
  const field = screen.getByLabelText(/^Message/);
  expect(field).toHaveValue('A health check, please.');
  fireEvent.input(field, { target: { value: 'Something else.' } });
  rerender(<ContactForm visitor={null} request="Another request." />);
  expect(field).toHaveValue('Something else.');
});
