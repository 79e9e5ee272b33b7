import { site } from '@/content/site';
import { mailtoUrl } from '@/lib/mailtoUrl';
import { applicationFields, applicationForm, type ApplicationFieldName } from '../content/careers';
import { jobLabels } from '../content/jobs/labels';
import type { Job } from '../content/jobs/types';

/** The text fields of an application. */
export type ApplicationText = Readonly<Record<Exclude<ApplicationFieldName, 'resume'>, string>>;

/** What an application needs to know about its job. */
export type AppliedJob = Pick<Job, 'title' | 'reference'>;

/** The answers, and the job that was selected when they were submitted. */
export type Application = { readonly job: AppliedJob; readonly text: ApplicationText };

/** A `mailto:` URL with the same application, without the resume. */
export function applicationMailtoUrl({ job, text }: Application): string {
  const details = applicationFields.flatMap(({ name, label }) =>
    name === 'resume' || name === 'message' ? [] : [`${label}: ${text[name]}`],
  );
  return mailtoUrl(
    site.email,
    jobLabels.mailSubject(job.title, job.reference),
    text.message,
    ['\n', ...details, '', applicationForm.attachResume].join('\n'),
  );
}

/** The submit button's `formAction` without JavaScript; the browser adds the fields as the body. */
export const mailtoFormAction = mailtoUrl(site.email, applicationForm.mailSubjectWithoutJob);
