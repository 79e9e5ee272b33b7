import type { FormEvent, RefObject } from 'react';
import {
  useFormSubmission,
  type SendOptions,
  type SubmissionState,
} from '@/hooks/useFormSubmission';
import { removeDraft } from '@/lib/draft';
import { readField } from '@/lib/formErrors';
import type { SendResult } from '@/lib/sendResult';
import { withFormQuery } from '@/parts/forms';
import { applicationForm, type ApplicationFieldName } from '../content/careers';
import { careersItems } from '../stored';
import { findApplicationError, getResume } from './applicationErrors';
import type { Application, ApplicationText, AppliedJob } from './applicationMailtoUrl';
import { sendApplication } from './sendApplication';

export type ApplicationState = SubmissionState<ApplicationFieldName | 'job', Application>;

type ApplicationFormOptions = {
  /** The selected job. */
  readonly job: AppliedJob | null;
  /** Receives applications; null if none is configured. */
  readonly url: string | null;
  /** Contains the submit button and its messages. */
  readonly submitArea: RefObject<HTMLElement | null>;
};

export const draftKey = careersItems.applicationDraft.name;

/** State and handlers of the application form (SPEC sections 4, 5, 7 and 8). */
export function useApplicationForm({ job, url, submitArea }: ApplicationFormOptions) {
  const submission = useFormSubmission<ApplicationFieldName | 'job', Application>({
    key: draftKey,
    submitArea,
    check: async (form) => {
      if (job === null) return { error: { field: 'job', message: applicationForm.noJob } };
      const error = await findApplicationError(form);
      return error ? { error } : { values: { job, text: readText(form) } };
    },
    send: (application, options) =>
      url === null ? logApplication(application, options) : send(url, application, options),
    reread: (form, { job: applied }) => ({ job: applied, text: readText(form) }),
    getAlert,
  });

  return {
    ...submission,
    handleInput: (event: FormEvent<HTMLFormElement>) => {
      // without a receiver the answers are offered as an email until they are submitted again
      if (submission.state.status === 'sent' && url !== null) submission.reset();
      else submission.handleInput(event);
    },
  };
}

function getAlert(state: ApplicationState): string | null {
  switch (state.status) {
    case 'invalid':
      return state.field === 'job' ? state.message : null;
    case 'failed':
      return applicationForm[state.error.status];
    case 'sent':
      return applicationForm.success(state.values.job.title);
    default:
      return null;
  }
}

async function send(
  url: string,
  { job, text }: Application,
  { form, ...options }: SendOptions,
): Promise<SendResult> {
  const data = new FormData();
  for (const [name, value] of Object.entries(text)) data.append(name, value);
  const resume = getResume(form);
  if (resume) data.append('resume', resume);
  data.append('job', job.title);
  const result = await sendApplication(withFormQuery(url), data, options);
  if (result.status === 'sent') removeDraft(draftKey);
  return result;
}

/** Without a receiver. The draft stays: nothing has been sent, and a reload restores the answers. */
function logApplication({ job, text }: Application, { form }: SendOptions): Promise<SendResult> {
  const resume = getResume(form);
  // eslint-disable-next-line no-console -- without a URL, SPEC section 7 has applications logged
  console.log({
    job: job.title,
    ...text,
    resume: resume && { name: resume.name, type: resume.type, size: resume.size },
  });
  return Promise.resolve({ status: 'sent' });
}

function readText(form: HTMLFormElement): ApplicationText {
  return {
    fullName: readField(form, 'fullName'),
    phone: readField(form, 'phone'),
    email: readField(form, 'email'),
    location: readField(form, 'location'),
    experience: readField(form, 'experience'),
    linkedIn: readField(form, 'linkedIn'),
    message: readField(form, 'message'),
  };
}
