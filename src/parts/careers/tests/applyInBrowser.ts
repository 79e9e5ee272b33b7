import type { Page } from '@playwright/test';
import { buildTime } from '@/config/env';
import type { SentForm } from '@tests/e2e/support/partTesting';
import { expect } from '@tests/e2e/support/site';
import { applicationFields, applicationForm } from '../content/careers';
import { careersPaths } from '../paths';
import { exampleApplication } from './exampleApplication';
import { job } from './postings';

const application: Readonly<Record<string, string>> = {
  ...exampleApplication,
  message: 'Three offline apps.\nNo “quick wins”; ünïcode ✓',
};

/** 4.1 MB in which every byte value occurs. */
const resume = Buffer.alloc(4_100_000, Buffer.from(Array.from({ length: 256 }, (_, i) => i)));
resume.write('%PDF-1.7\n');

/** Opens the application form for a job and answers everything. */
export async function fillApplication(page: Page) {
  await page.clock.setFixedTime(buildTime);
  await page.goto(careersPaths.application(job.slug));
  const form = page.getByRole('form', { name: applicationForm.label });
  await expect(form.getByRole('heading')).toContainText(job.title);
  for (const { name, label } of applicationFields) {
    const field = form.getByLabel(label, { exact: true });
    if (name !== 'resume') await field.fill(application[name] ?? '');
    else await field.setInputFiles({ name: 'résumé.pdf', mimeType: '', buffer: resume });
  }
  return form;
}

export async function sendApplication(page: Page): Promise<SentForm> {
  const form = await fillApplication(page);
  await form.getByRole('button', { name: applicationForm.submit }).click();
  await expect(form.getByRole('alert')).toContainText(applicationForm.success(job.title));
  return { texts: Object.values(application), file: resume, thanks: await form.innerText() };
}
