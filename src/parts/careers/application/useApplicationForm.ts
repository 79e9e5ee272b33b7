import { useFormQuery } from '@/hooks/useFormParts';
import {
  createFormSubmission,
  type SendOptions,
  type SubmissionState,
} from '@/hooks/useFormSubmission';
import { readFields, toError } from '@/lib/formErrors';
import type { SendResult } from '@/lib/sendResult';
import { type ApplicationFieldName, applicationFields, applicationForm } from '../content/careers';
import { jobLabels } from '../content/labels';
import { careersItems } from '../stored';
import { readResume } from './resume';
import { type Application, type AppliedJob, sendApplication, textFields } from './sendApplication';

export type ApplicationState = SubmissionState<ApplicationFieldName | 'job', SentApplication>;

type ApplicationFormOptions = {
  readonly job: AppliedJob | null;
  readonly url: string | null;
};

/** With the file, because a form that the visitor comes back to has none. */
type SentApplication = Application & { readonly resume: File | null };

export const draftKey = careersItems.applicationDraft.name;
const { cancel, useSubmission } = createFormSubmission<
  ApplicationFieldName | 'job',
  SentApplication
>({
  name: 'application',
  draftKey,
  fields: applicationFields,
  texts: applicationForm,
  getAlert: (state) => {
    if (state.status === 'sent') return toSuccess(state.values);
    return state.status === 'invalid' && state.field === 'job' ? state.message : null;
  },
});

export { cancel };

export const toSuccess = ({ job }: Application) => applicationForm.success(job?.title ?? '');

const noJob = toError('job', applicationForm.noJob);

export function useApplicationForm({ job, url }: ApplicationFormOptions) {
  const withQuery = useFormQuery();
  return useSubmission({
    validate: () => (job ? null : noJob),
    read: (form) => {
      const file = form.elements.namedItem('resume');
      const resume = file instanceof HTMLInputElement ? (file.files?.[0] ?? null) : null;
      return { job, text: readFields(form, textFields), resume };
    },
    send: async (application, options) => {
      const { resume } = application;
      const bytes = resume && (await readResume(resume, options.signal));
      if (typeof bytes === 'string') return toError('resume', bytes);
      options.signal.throwIfAborted();
      return url === null
        ? logApplication(application)
        : send(withQuery(url), application, bytes, options);
    },
    isOnlyShown: url === null,
  });
}

/** An upload ends with its document, so closing the tab asks first. */
function send(
  url: string,
  { job, text, resume }: SentApplication,
  bytes: Blob | null,
  options: SendOptions,
): Promise<SendResult> {
  const data = new FormData();
  for (const [name, value] of Object.entries(text)) data.append(name, value);
  if (bytes) data.append('resume', bytes, resume?.name);
  if (job) data.append('job', jobLabels.withReference(job.title, job.reference));
  addEventListener('beforeunload', ask);
  return sendApplication(url, data, options).finally(() =>
    removeEventListener('beforeunload', ask),
  );
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Chrome before 119 asks only then
  event.returnValue = true;
}

/** Without a receiver. */
function logApplication({ job, text, resume }: SentApplication): Promise<SendResult> {
  // eslint-disable-next-line no-console -- without a URL, applications are logged
  console.log({
    job: job?.title,
    ...text,
    resume: resume && { name: resume.name, type: resume.type, size: resume.size },
  });
  return Promise.resolve({ status: 'sent' });
}
