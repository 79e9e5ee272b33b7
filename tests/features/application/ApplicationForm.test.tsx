import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { paths } from '@/config/paths';
import { applicationFields, applicationForm } from '@/content/careers';
import { site } from '@/content/site';
import { ApplicationForm } from '@/features/application/components/ApplicationForm';
import { resumeSizeLimit } from '@/features/application/resume';
import { draftKey } from '@/features/application/useApplicationForm';
import { server, takeConsoleErrors } from '../../support/setup';
import { withholdPaint } from '../../support/timers';
import { eventually } from '../../support/eventually';

const url = 'http://jobs.test/applications';
const job = { title: 'UI/UX Designer', reference: 'UX-02' } as const;

const complete = {
  fullName: 'Priya Menon',
  phone: '+91 98100 45520',
  email: 'priya@kaveri.example',
  location: 'Pune',
  experience: '6',
  linkedIn: 'https://www.linkedin.com/in/priya',
  message: 'I have redrawn two consoles.',
} as const;

type Name = keyof typeof complete;
const names: readonly Name[] = [
  'fullName',
  'phone',
  'email',
  'location',
  'experience',
  'linkedIn',
  'message',
];

/** jsdom has no `Blob.arrayBuffer`. */
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
      else reject(new TypeError('No buffer was read.'));
    };
    reader.readAsArrayBuffer(this);
  });
};

let alert: MockInstance<typeof window.alert>;

beforeEach(() => {
  alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
});

const labelOf = (name: string) => applicationFields.find((item) => item.name === name)?.label ?? '';
const field = (name: Name) => screen.getByLabelText(labelOf(name));
const button = (name: string) => screen.getByRole('button', { name });

function fill(values: Partial<Record<Name, string>> = complete, resume = pdf()) {
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) fireEvent.input(field(name), { target: { value } });
  }
  return userEvent.upload(screen.getByLabelText('Resume'), resume);
}

function pdf(): File {
  return new File(['%PDF-1.7 resume'], 'resume.pdf', { type: 'application/pdf' });
}

function renderForm(props: Partial<Parameters<typeof ApplicationForm>[0]> = {}) {
  return render(<ApplicationForm id="apply" job={job} url={url} visitor={null} {...props} />);
}

/** Responds to the form and collects its requests. */
function receive(respond: () => Response | Promise<Response>): readonly Request[] {
  const requests: Request[] = [];
  server.use(
    http.post(url, ({ request }) => {
      requests.push(request);
      return respond();
    }),
  );
  return requests;
}

const ok = () => HttpResponse.json({ success: true });

/** The alert comes last; it would otherwise come during the next test. */
async function expectSuccess() {
  await screen.findByText(applicationForm.success(job.title));
  await eventually(() =>
    expect(alert).toHaveBeenCalledWith(`Application submitted for ${job.title}`),
  );
}

test('before hydration the form opens the mail program and does not change the URL', () => {
  const html = new DOMParser().parseFromString(
    renderToString(<ApplicationForm id="apply" job={null} url={null} visitor={null} />),
    'text/html',
  );
  const submit = html.querySelector<HTMLButtonElement>('button[type="submit"]');
  expect(submit?.getAttribute('formaction')).toMatch(`mailto:${site.email}`);
  expect(submit?.getAttribute('formmethod')).toBe('post');
  expect(submit?.getAttribute('formenctype')).toBe('text/plain');
  expect(html.querySelectorAll('button')).toHaveLength(1);
});

test('without a receiver the form logs, alerts and resets, and the page offers the answers as an email', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  renderForm({ url: null });
  expect(screen.getByText(applicationForm.notice.withoutReceiver, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  expect(
    screen.getByRole('link', { name: new RegExp(applicationForm.notice.policy) }),
  ).toHaveAttribute('href', paths.privacy);
  await fill();
  await userEvent.click(button(applicationForm.submit));
  expect(await screen.findByRole('alert')).toHaveTextContent(applicationForm.notSent.title);
  expect(screen.queryByText(applicationForm.success(job.title))).toBeNull();
  await eventually(() =>
    expect(alert).toHaveBeenCalledWith('Application submitted for UI/UX Designer'),
  );
  expect(log).toHaveBeenCalledWith({
    job: job.title,
    ...complete,
    resume: { name: 'resume.pdf', type: 'application/pdf', size: 15 },
  });
  names.forEach((name) => expect(field(name)).toHaveValue(''));
  expect(sessionStorage.getItem(draftKey)).toContain(complete.message);
  await userEvent.type(field('location'), 'P');
  const mail = screen.getByRole('link', { name: applicationForm.failure.write });
  const { searchParams } = new URL(mail.getAttribute('href') ?? '');
  expect(searchParams.get('subject')).toContain(`${job.title} (${job.reference})`);
  for (const name of names) expect(searchParams.get('body')).toContain(complete[name]);
  mail.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(mail);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('with a receiver the notice says where the application goes, and nothing is logged', async () => {
  receive(ok);
  const log = vi.spyOn(console, 'log');
  renderForm();
  expect(screen.getByText(applicationForm.notice.withReceiver, { exact: false })).toBeVisible();
  await fill();
  await userEvent.click(button(applicationForm.submit));
  await expectSuccess();
  expect(log).not.toHaveBeenCalled();
});

test('without a job the alert comes after its message is on the page', async () => {
  let alertOnPage = '';
  alert.mockImplementation(() => {
    alertOnPage = screen.getByRole('alert').textContent;
  });
  renderForm({ job: null });
  await userEvent.click(button(applicationForm.submit));
  await eventually(() => expect(alert).toHaveBeenCalledWith(applicationForm.noJob));
  expect(alertOnPage).toBe(applicationForm.noJob);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('success is on the page before it is alerted, and stays', async () => {
  receive(ok);
  let alertOnPage = '';
  alert.mockImplementation(() => {
    alertOnPage = screen.getByRole('alert').textContent;
  });
  renderForm();
  await fill();
  await userEvent.click(button(applicationForm.submit));
  await eventually(() => expect(alert).toHaveBeenCalledOnce());
  expect(alertOnPage).toBe(applicationForm.success(job.title));
  expect(screen.getByRole('alert')).toHaveTextContent(applicationForm.success(job.title));
});

test('an application in flight is sent once, however often it is submitted', async () => {
  let release: () => void = () => undefined;
  const requests = receive(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return ok();
  });
  renderForm();
  await fill();
  const form = screen.getByRole('form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('progressbar', { name: applicationForm.progress });
  fireEvent.submit(form);
  expect(button(applicationForm.sending)).toHaveAttribute('aria-disabled', 'true');
  expect(form).toHaveAttribute('aria-busy', 'true');
  names.forEach((name) => expect(field(name)).toHaveAttribute('readonly'));
  await eventually(() => expect(requests).toHaveLength(1));
  release();
  await expectSuccess();
  expect(requests).toHaveLength(1);
});

test('cancelling stops the request, keeps all values, and returns the focus', async () => {
  receive(async () => {
    await delay('infinite');
    return ok();
  });
  renderForm();
  await fill();
  await userEvent.click(button(applicationForm.submit));
  await userEvent.click(await screen.findByRole('button', { name: applicationForm.cancel }));
  expect(screen.getByRole('status')).toHaveTextContent(/still in the form/);
  expect(button(applicationForm.submit)).toHaveFocus();
  names.forEach((name) => expect(field(name)).toHaveValue(complete[name]));
  expect(alert).not.toHaveBeenCalled();
});

test.each([
  ['success false', 200, { success: false }, 'rejected', 'other'],
  ['status 413', 413, { success: false }, 'rejected', 'tooLarge'],
  ['status 429', 429, { success: false }, 'rejected', 'tooMany'],
  ['status 413 of a proxy, without a flag', 413, 'Too large', 'broken', 'tooLarge'],
] as const)(
  '%s is alerted and explained, and all values are kept',
  async (_name, status, body, kind, cause) => {
    receive(() => HttpResponse.json(body, { status }));
    renderForm();
    await fill();
    await userEvent.click(button(applicationForm.submit));
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent(applicationForm[kind]);
    expect(message).toHaveTextContent(applicationForm.failure.texts[cause]);
    await eventually(() => expect(alert).toHaveBeenCalledOnce());
    names.forEach((name) => expect(field(name)).toHaveValue(complete[name]));
    expect(screen.getByText('resume.pdf')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(kind === 'broken' ? 1 : 0);
  },
);

test('after a failure the application can be sent by email with later edits, or again', async () => {
  let respond = () => HttpResponse.error();
  const requests = receive(() => respond());
  renderForm();
  await fill();
  await userEvent.click(button(applicationForm.submit));
  await screen.findByRole('alert');
  await eventually(() => expect(alert).toHaveBeenCalledWith('Something went wrong'));
  takeConsoleErrors();
  await userEvent.type(field('message'), ' From Pune.');
  const mail = screen.getByRole('link', { name: applicationForm.failure.write });
  const { searchParams } = new URL(mail.getAttribute('href') ?? '');
  expect(searchParams.get('subject')).toContain(job.title);
  expect(searchParams.get('body')).toContain(`${complete.message} From Pune.`);
  for (const name of names) expect(searchParams.get('body')).toContain(complete[name]);
  expect(
    screen.getByRole('link', { name: applicationForm.failure.call(site.phone.display) }),
  ).toHaveAttribute('href', site.phone.href);
  respond = ok;
  await userEvent.click(button(applicationForm.failure.tryAgain));
  await expectSuccess();
  expect(requests).toHaveLength(2);
});

test('only an edit of the flagged field clears its error', async () => {
  renderForm();
  await userEvent.click(button(applicationForm.submit));
  expect(field('fullName')).toBeInvalid();
  expect(field('fullName')).toHaveFocus();
  await userEvent.type(field('message'), 'x');
  expect(field('fullName')).toBeInvalid();
  await userEvent.type(field('fullName'), 'P');
  expect(field('fullName')).not.toHaveAttribute('aria-invalid');
});

test('a wrong file is announced when it is chosen', async () => {
  renderForm();
  await userEvent.upload(screen.getByLabelText('Resume'), new File(['text'], 'resume.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(applicationForm.resume.wrongContent);
});

test('a resume that is too large shows an error at the field', async () => {
  renderForm();
  await fill(complete, new File([new Uint8Array(resumeSizeLimit + 1)], 'resume.pdf'));
  await userEvent.click(button(applicationForm.submit));
  expect(await screen.findByText(applicationForm.resume.tooLarge)).toBeVisible();
  expect(screen.getByLabelText('Resume')).toHaveFocus();
});

const priya = { name: 'Priya', email: 'priya@kaveri.example' };

test('a prefill clears the error of the field that it fills', async () => {
  const { rerender } = renderForm();
  await userEvent.click(button(applicationForm.submit));
  expect(field('fullName')).toBeInvalid();
  rerender(<ApplicationForm id="apply" job={job} url={url} visitor={priya} />);
  expect(field('fullName')).toHaveValue(priya.name);
  expect(field('fullName')).not.toHaveAttribute('aria-invalid');
});

test('a retry sends the application, also before the alert', async () => {
  const releasePaint = withholdPaint();
  let respond = () => HttpResponse.error();
  const requests = receive(() => respond());
  renderForm();
  await fill();
  await userEvent.click(button(applicationForm.submit));
  await screen.findByRole('alert');
  takeConsoleErrors();
  respond = ok;
  await userEvent.click(button(applicationForm.failure.tryAgain));
  expect(alert).not.toHaveBeenCalled();
  releasePaint();
  await expectSuccess();
  expect(requests).toHaveLength(2);
});

test('after success a visitor’s name and email are filled in again', async () => {
  receive(ok);
  renderForm({ visitor: priya });
  await fill({ ...complete, fullName: 'P. Menon' });
  await userEvent.click(button(applicationForm.submit));
  await expectSuccess();
  expect(field('fullName')).toHaveValue(priya.name);
  expect(field('email')).toHaveValue(priya.email);
  expect(field('message')).toHaveValue('');
});

test('a draft is restored after a reload, without the resume, until it is sent', async () => {
  receive(ok);
  const first = renderForm();
  await fill();
  first.unmount();
  renderForm();
  names.forEach((name) => expect(field(name)).toHaveValue(complete[name]));
  expect(screen.queryByText('resume.pdf')).toBeNull();
  expect(sessionStorage.getItem(draftKey)).not.toContain('resume');
  await userEvent.upload(screen.getByLabelText('Resume'), pdf());
  await userEvent.click(button(applicationForm.submit));
  await expectSuccess();
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});
