import { site } from '@/content/site';
import type { SendOptions } from '@/hooks/useFormSubmission';
import { answersMailtoUrl, mailtoUrl } from '@/lib/mailtoUrl';
import { readResponse, type SendResult } from '@/lib/sendResult';
import { applicationFields, applicationForm } from '../content/careers';
import { jobLabels } from '../content/labels';
import type { Job } from '../frontMatter';

/** A request without progress or response for this long counts as a network failure. */
const sendTimeoutMs = 60_000;

/** Never rejects. By `XMLHttpRequest`, because `fetch` reports no upload progress. */
export function sendApplication(
  url: string,
  body: FormData,
  { onProgress, signal }: Pick<SendOptions, 'onProgress' | 'signal'>,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const finish = (result: SendResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    const fail = (error: unknown) => finish({ status: 'networkError', httpStatus: 0, error });
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new DOMException(`${url} did not respond.`, 'TimeoutError'));
        request.abort();
      }, sendTimeoutMs);
    };
    signal.addEventListener('abort', () => {
      fail(signal.reason);
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => finish(readResponse(url, request.status, request.responseText));
    request.onerror = () => fail(new TypeError(`${url} could not be reached.`));
    // also by the browser's Stop button
    request.onabort = request.onerror;
    restartTimer();
    request.open('POST', url);
    request.send(body);
  });
}

export const textFields = applicationFields.filter((field) => field.name !== 'resume');

type ApplicationText = Readonly<Record<(typeof textFields)[number]['name'], string>>;

export type AppliedJob = Pick<Job, 'title' | 'reference'>;

export type Application = { readonly job: AppliedJob | null; readonly text: ApplicationText };

export function applicationMailtoUrl({ job, text }: Application): string {
  const answers = { fields: textFields, values: text };
  return answersMailtoUrl(
    site.email,
    mailSubject(job),
    answers,
    `\n${applicationForm.attachResume}`,
  );
}

export function mailSubject(job: AppliedJob | null): string {
  return job
    ? jobLabels.mailSubject(job.title, job.reference)
    : applicationForm.mailSubjectWithoutJob;
}

/** The submit button's `formAction` without JavaScript; the browser adds the fields as the body. */
export const mailtoFormAction = mailtoUrl(site.email, mailSubject(null));
