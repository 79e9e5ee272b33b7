import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { site } from '@/content/site';
import { button, collectAlerts, formOf, press } from '@tests/support/forms';
import { receive, succeed } from '@tests/support/receive';
import { takeConsoleErrors } from '@tests/support/setup';
import { ApplicationForm } from '../application/ApplicationForm';
import { draftKey } from '../application/useApplicationForm';
import {
  applicationFields,
  applicationForm,
  jobCardLabels,
  resumeErrors,
} from '../content/careers';
import { careersPaths } from '../paths';
import { exampleApplication } from './exampleApplication';

const url = 'http://jobs.test/applications';
const job = { title: 'UI/UX Designer', reference: 'UX-02' } as const;
const { field, fill, expectValues } = formOf(applicationFields);
const names = applicationFields.map(({ name }) => name).filter((name) => name !== 'resume');
const answers = Object.values(exampleApplication);
const success = 'Application submitted for UI/UX Designer';

// jsdom has no `Blob.arrayBuffer`
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

let page: ReturnType<typeof collectAlerts>;

beforeEach(() => {
  page = collectAlerts();
});

type Props = Partial<Parameters<typeof ApplicationForm>[0]>;

const form = (props: Props = {}) => <ApplicationForm job={job} url={url} {...props} />;
const attach = (resume: File) => userEvent.upload(field('resume'), resume);
const pdf = () => new File(['%PDF-1.7 resume'], 'resume.pdf', { type: 'application/pdf' });

/** Opens the form, answers everything and submits it. */
async function apply(props: Props = {}, resume = pdf()) {
  const view = render(form(props));
  fill(exampleApplication);
  await attach(resume);
  await press(applicationForm.submit);
  return view;
}

function mailTo() {
  const mail = screen.getByRole('link', { name: applicationForm.failure.write });
  const { searchParams } = new URL(mail.getAttribute('href') ?? '');
  return { mail, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

test('without a receiver the form logs, alerts and resets, and the page offers the answers as an email', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await apply({ url: null });
  expect(screen.getByText(applicationForm.notice.withoutReceiver)).toBeVisible();
  const own = screen.getByRole('link', { name: applicationForm.notice.write(job.reference) });
  expect(own.getAttribute('href')).toContain(job.reference);
  const policy = screen.getByRole('link', { name: new RegExp(applicationForm.notice.policy) });
  expect(policy).toHaveAttribute('href', paths.privacy);
  await page.expectAlert(success);
  expect(log).toHaveBeenCalledWith({
    job: job.title,
    ...exampleApplication,
    resume: { name: 'resume.pdf', type: 'application/pdf', size: 15 },
  });
  names.forEach((name) => expect(field(name)).toHaveValue(''));
  for (const answer of answers) expect(screen.getByText(answer)).toBeVisible();
  expect(sessionStorage.getItem(draftKey)).toContain(exampleApplication.message);
  expect(sessionStorage.getItem(draftKey)).not.toContain('resume');
  fireEvent.input(field('location'), { target: { value: 'P' } });
  const { mail, subject, body } = mailTo();
  expect(subject).toContain(`${job.title} (${job.reference})`);
  for (const answer of answers) expect(body).toContain(answer);
  mail.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(mail);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('with a receiver success is on the page before its alert, and nothing is logged', async () => {
  receive(url);
  const log = vi.spyOn(console, 'log');
  await apply();
  expect(screen.getByText(applicationForm.notice.withReceiver, { exact: false })).toBeVisible();
  await page.expectAlert(success);
  expect(page.alerts[0]?.onPage).toBe(success);
  expect(screen.getByRole('alert')).toHaveTextContent(success);
  expectValues({ fullName: '', email: '', message: '' });
  expect(screen.queryByText('resume.pdf')).toBeNull();
  expect(sessionStorage.getItem(draftKey)).toBeNull();
  expect(log).not.toHaveBeenCalled();
  fill({ fullName: 'P' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a job the alert comes after its message is on the page, beside a link to the jobs, until one is selected', async () => {
  const { rerender } = render(form({ job: null }));
  await press(applicationForm.submit);
  await page.expectAlert(applicationForm.noJob);
  expect(page.alerts[0]?.onPage).toBe(applicationForm.noJob);
  const openings = screen.getByRole('link', { name: jobCardLabels.list });
  expect(openings).toHaveAttribute('href', careersPaths.openings);
  rerender(form());
  expect(screen.queryByText(applicationForm.noJob)).toBeNull();
});

test('an application in flight can only be cancelled, which keeps all values and returns the focus', async () => {
  receive(url, () => delay('infinite').then(succeed));
  await apply();
  await screen.findByRole('progressbar', { name: applicationForm.progress });
  expect(button(applicationForm.sending)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  names.forEach((name) => expect(field(name)).toHaveAttribute('readonly'));
  await press(applicationForm.cancel);
  expect(screen.getByRole('status')).toHaveTextContent(/still in the form/);
  expect(button(applicationForm.submit)).toHaveFocus();
  expectValues(exampleApplication);
  expect(page.alerts).toEqual([]);
});

test.each([
  ['success false', 200, { success: false }, 'rejected', 'other'],
  ['status 413', 413, { success: false }, 'rejected', 'tooLarge'],
  ['status 429', 429, { success: false }, 'rejected', 'tooMany'],
  ['status 503', 503, { success: false }, 'rejected', 'busy'],
  ['status 413 of a proxy, without a flag', 413, 'Too large', 'networkError', 'tooLarge'],
] as const)(
  '%s is explained, then alerted, and all values are kept',
  async (_name, status, body, kind, cause) => {
    receive(url, () => HttpResponse.json(body, { status }));
    await apply();
    await page.expectAlert(applicationForm[kind]);
    expect(page.alerts[0]?.onPage).toContain(applicationForm[kind]);
    expect(page.alerts[0]?.onPage).toContain(applicationForm.failure.texts[cause]);
    expectValues(exampleApplication);
    expect(screen.getByText('resume.pdf')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(kind === 'networkError' ? 1 : 0);
  },
);

test('after a failure the application can be sent by email with later edits, for the job that is selected then', async () => {
  receive(url, () => HttpResponse.error());
  const { rerender } = await apply();
  await page.expectAlert(applicationForm.networkError);
  takeConsoleErrors();
  await userEvent.type(field('message'), ' From Pune.');
  const { body } = mailTo();
  for (const answer of [...answers, ' From Pune.']) expect(body).toContain(answer);
  const call = applicationForm.failure.call(site.phone?.display ?? '');
  expect(screen.queryByRole('link', { name: call })?.getAttribute('href')).toBe(site.phone?.href);
  rerender(form({ job: { title: 'React Native Developer', reference: 'RN-01' } }));
  expect(mailTo().subject).toContain('React Native Developer (RN-01)');
  fill({ location: 'Goa' });
  expect(mailTo().subject).toContain('React Native Developer (RN-01)');
});

test('a resume that is slow to come can be waited for, cannot be changed meanwhile, and Cancel ends the wait', async () => {
  const requests = receive(url);
  let arrive: (bytes: ArrayBuffer) => void = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => (arrive = resolve));
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValue(bytes);
  await apply();
  expect(button(applicationForm.sending)).toHaveAttribute('aria-disabled', 'true');
  names.forEach((name) => expect(field(name)).toHaveAttribute('readonly'));
  expect(field('resume')).toBeDisabled();
  await press(applicationForm.cancel);
  expect(screen.getByRole('status')).toHaveTextContent(/still in the form/);
  fill({ email: 'priya@' });
  await press(applicationForm.submit);
  expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  fill({ email: exampleApplication.email });
  await press(applicationForm.submit);
  arrive(new TextEncoder().encode('%PDF-1.7').buffer);
  await page.expectAlert(success);
  expect(requests).toHaveLength(1);
});

test('a wrong file is announced when it is chosen, and one that is too large when it is sent', async () => {
  receive(url);
  await apply({}, new File([new Uint8Array(4 * 1024 ** 2 + 1)], 'resume.pdf'));
  expect(await screen.findByText(resumeErrors.tooLarge)).toBeVisible();
  expect(field('resume')).toHaveFocus();
  await attach(new File(['text'], 'resume.pdf'));
  const inAlert = { selector: '[role=alert] *' };
  expect(await screen.findByText(resumeErrors.wrongContent, inAlert)).toBeVisible();
});
