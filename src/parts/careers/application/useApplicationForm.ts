import { removeDraft } from '@/hooks/useDraft';
import { useFormQuery } from '@/hooks/useFormParts';
import {
  createFormSubmission,
  type SendOptions,
  type SubmissionState,
  useFormSubmission,
} from '@/hooks/useFormSubmission';
import { readFields } from '@/lib/formErrors';
import { announceFormSent } from '@/lib/formSent';
import type { SendResult } from '@/lib/sendResult';
import { type ApplicationFieldName, applicationFields, applicationForm } from '../content/careers';
import { jobLabels } from '../content/jobs/labels';
import { careersItems } from '../stored';
import { findApplicationError, getResume, readFile } from './applicationErrors';
import { type Application, type AppliedJob, sendApplication, textFields } from './sendApplication';

export type ApplicationState = SubmissionState<ApplicationFieldName | 'job', SentApplication>;

type ApplicationFormOptions = {
  /** The selected job. */
  readonly job: AppliedJob | null;
  /** Receives applications; null if none is configured. */
  readonly url: string | null;
};

/** With the file, because a form that the visitor comes back to has none. */
type SentApplication = Application & { readonly resume: File | null };

export const draftKey = careersItems.applicationDraft.name;
const submission = createFormSubmission<ApplicationFieldName | 'job', SentApplication>({
  name: 'application',
  draftKey,
  fields: applicationFields,
  texts: applicationForm,
  getAlert: (state) => {
    if (state.status === 'sent') return applicationForm.success(state.values.job.title);
    return state.status === 'invalid' && state.field === 'job' ? state.message : null;
  },
});

export const { cancel } = submission;

/** State and handlers of the application form (SPEC sections 4, 5, 7 and 8). */
export function useApplicationForm({ job, url }: ApplicationFormOptions) {
  const withQuery = useFormQuery();
  return useFormSubmission(submission, {
    check: async (form) => {
      if (job === null) return { field: 'job', message: applicationForm.noJob };
      const error = await findApplicationError(form);
      return error ?? ((current) => readApplication(current, job));
    },
    send: (application, options) =>
      url === null ? logApplication(application) : send(withQuery(url), application, options),
    // without a receiver the answers are offered as an email until they are submitted again
    keepsSent: url === null,
  });
}

const unreadable = { field: 'resume', code: 'unreadable' } as const;

/** An upload ends with its document, so closing the tab asks first. */
async function send(
  url: string,
  { job, text, resume }: SentApplication,
  options: SendOptions,
): Promise<SendResult> {
  const data = new FormData();
  for (const [name, value] of Object.entries(text)) data.append(name, value);
  if (resume) {
    // Android's cloud drives let a file be read once it is chosen, but not by the request
    const bytes = await readFile(resume);
    if (!bytes) return { status: 'rejected', httpStatus: 0, refusal: unreadable };
    options.signal.throwIfAborted();
    data.append('resume', new Blob([bytes], { type: resume.type }), resume.name);
  }
  data.append('job', jobLabels.withReference(job.title, job.reference));
  addEventListener('beforeunload', ask);
  const result = await sendApplication(url, data, options);
  removeEventListener('beforeunload', ask);
  if (result.status === 'sent') {
    removeDraft(draftKey);
    announceFormSent('application');
  }
  return result;
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Chrome before 119 asks only then
  event.returnValue = true;
}

/** Without a receiver. The draft stays: nothing has been sent, and a reload restores the answers. */
function logApplication({ job, text, resume }: SentApplication): Promise<SendResult> {
  // eslint-disable-next-line no-console -- without a URL, SPEC section 7 has applications logged
  console.log({
    job: job.title,
    ...text,
    resume: resume && { name: resume.name, type: resume.type, size: resume.size },
  });
  return Promise.resolve({ status: 'sent' });
}

function readApplication(form: HTMLFormElement, job: AppliedJob): SentApplication {
  return { job, text: readFields(form, textFields), resume: getResume(form) };
}
