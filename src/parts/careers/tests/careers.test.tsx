import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildTime } from '@/config/env';
import { site } from '@/content/site';
import { longDate } from '@/lib/longDate';
import { renderAt, TestProviders } from '@tests/support/renderAt';
import { applicationForm, jobCardLabels } from '../content/careers';
import { closingTime } from '../content/closingDates';
import { jobs } from '../content/jobs';
import { jobLabels } from '../content/labels';
import { JobOpenings } from '../page/JobOpenings';
import { careersPaths } from '../paths';

const [job] = jobs;
if (!job) throw new Error('There is no posting.');

/** All postings close a day after the build: @returns when, as far as a visitor's clock is believed. */
function closeSoon(): number {
  const closes = new Date(buildTime + 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const each of jobs) {
    const before = each.closes;
    Object.assign(each, { closes });
    onTestFinished(() => void Object.assign(each, { closes: before }));
  }
  return Math.max(...jobs.map(closingTime));
}

const jobIndex = () => screen.queryByRole('navigation', { name: jobCardLabels.list });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

test('a clock that is years ahead closes nothing', async () => {
  vi.setSystemTime(buildTime + 2 * 365 * 24 * 60 * 60_000);
  await renderAt(careersPaths.page);
  expect(screen.getByRole('region', { name: jobCardLabels.heading(jobs.length) })).toBeVisible();
  expect(jobIndex()).toBeVisible();
});

test('the form says that the posting in the URL is closed, and accepts no application', async () => {
  vi.setSystemTime(closeSoon());
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  await renderAt(careersPaths.application(job.slug));
  expect(jobIndex()).toBeNull();
  const form = screen.getByRole('form', { name: applicationForm.label });
  expect(
    within(form).getByText(applicationForm.closed(job.title, longDate(job.closes ?? ''))),
  ).toBeVisible();
  expect(within(form).getByRole('heading')).toHaveTextContent(applicationForm.heading);
  fireEvent.submit(form);
  await waitFor(() => expect(alert).toHaveBeenCalledWith(applicationForm.noJob));
});

test('the page of a posting has links to the form until it closes, then to others', async () => {
  vi.setSystemTime(closeSoon() - 1);
  const { unmount } = await renderAt(careersPaths.job(job.slug));
  expect(screen.getAllByRole('link', { name: jobLabels.apply })).toHaveLength(2);
  const mail = within(screen.getByRole('main')).getByRole('link', { name: site.email });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(job.reference);
  unmount();
  vi.setSystemTime(closeSoon());
  await renderAt(careersPaths.job(job.slug));
  expect(screen.getByText(jobLabels.closed.title)).toBeVisible();
  expect(screen.queryByRole('link', { name: jobLabels.apply })).toBeNull();
  expect(screen.getAllByRole('link', { name: jobLabels.closed.others })).toHaveLength(2);
});

test('a page that was built while the posting was open closes it after hydration', async () => {
  const page = (
    <TestProviders>
      <JobOpenings />
    </TestProviders>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  expect(screen.getAllByText(jobCardLabels.apply, { exact: false })).toHaveLength(jobs.length);
  vi.setSystemTime(closeSoon());
  const hydrated = await act(() => hydrateRoot(root, page));
  expect(screen.queryAllByText(jobCardLabels.apply, { exact: false })).toEqual([]);
  const closed = screen.getAllByText(jobCardLabels.closed(''), { exact: false });
  expect(closed).toHaveLength(jobs.length);
  expect(screen.getByRole('region', { name: jobCardLabels.heading(0) })).toBeVisible();
  act(() => hydrated.unmount());
  root.remove();
});
