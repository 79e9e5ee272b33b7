import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { applicationForm, type ApplicationFieldName } from '@/content/careers/careers';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { removeDraft } from '@/lib/draft';
import { focusInvalidField, formControl } from '@/lib/formErrors';
import { withLeadSource } from '@/lib/leadSource';
import type { SendError } from '@/lib/sendResult';
import { storedItems } from '@/lib/storageInventory';
import type { ApplicationText, AppliedJob } from './applicationMailtoUrl';
import { findApplicationError, resumeOf, type ApplicationError } from './findApplicationError';
import { sendApplication, type ApplicationResult } from './sendApplication';

export type ApplicationState =
  | { readonly kind: 'editing' }
  | ({ readonly kind: 'invalid' } & ApplicationError)
  | { readonly kind: 'noJob' }
  | { readonly kind: 'sending'; readonly progress: number }
  | { readonly kind: 'cancelled'; readonly wasUploaded: boolean }
  | {
      readonly kind: 'failed';
      readonly job: AppliedJob;
      readonly error: SendError;
      /** The current content of the form. */
      readonly unsent: ApplicationText;
    }
  | { readonly kind: 'submitted'; readonly message: string }
  /** Without a receiver. */
  | { readonly kind: 'notSent'; readonly job: AppliedJob; readonly unsent: ApplicationText };

type ApplicationFormOptions = {
  /** The selected job. */
  readonly job: AppliedJob | null;
  /** Receives applications; null if none is configured. */
  readonly url: string | null;
  /** Contains the submit button and its messages. */
  readonly submitArea: RefObject<HTMLElement | null>;
};

export const draftKey = storedItems.applicationDraft.name;

const alerts = {
  rejected: 'Failed to send application',
  networkError: 'Something went wrong',
} as const satisfies Record<SendError['status'], string>;

const editing: ApplicationState = { kind: 'editing' };

/** State and handlers of the application form (SPEC sections 4, 5, 7 and 8). */
export function useApplicationForm({ job, url, submitArea }: ApplicationFormOptions) {
  const [state, setState] = useState<ApplicationState>(editing);
  /** Part of the resume field's key: a new key empties the field. */
  const [sentCount, setSentCount] = useState(0);
  const isBusy = useRef(false);
  const abort = useRef<AbortController>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const message = await apply(event.currentTarget);
    isBusy.current = false;
    if (message === null) return;
    await afterNextPaint();
    window.alert(message);
  }

  /**
   * Validates and sends the form, and shows the result.
   *
   * @returns the text of an alert, or null
   */
  async function apply(form: HTMLFormElement): Promise<string | null> {
    if (job === null) {
      flushSync(() => setState({ kind: 'noJob' }));
      return applicationForm.noJob;
    }
    const error = await findApplicationError(form);
    if (error) {
      flushSync(() => setState({ kind: 'invalid', ...error }));
      focusInvalidField(form, error);
      return null;
    }
    const message = applicationForm.success(job.title);
    if (url === null) {
      logApplication(job.title, form);
      // The draft stays: nothing has been sent, and a reload restores the answers.
      finish(form, { kind: 'notSent', job, unsent: readText(form) });
      return message;
    }
    const result = await send(__MEASURING__ ? withLeadSource(url) : url, job, form);
    if (result.status === 'cancelled') return null;
    if (result.status !== 'sent') return alerts[result.status];
    removeDraft(draftKey);
    finish(form, { kind: 'submitted', message });
    return message;
  }

  function finish(form: HTMLFormElement, finalState: ApplicationState) {
    form.reset();
    setSentCount((count) => count + 1);
    flushSync(() => setState(finalState));
  }

  /** Sends the application, and shows an error if it was not received. */
  async function send(
    to: string,
    applied: AppliedJob,
    form: HTMLFormElement,
  ): Promise<ApplicationResult> {
    abort.current = new AbortController();
    let uploaded = 0;
    setState({ kind: 'sending', progress: uploaded });
    const result = await sendApplication(to, readApplication(applied.title, form), {
      onProgress: (progress) => {
        uploaded = progress;
        setState({ kind: 'sending', progress });
      },
      signal: abort.current.signal,
    });
    if (result.status === 'cancelled') {
      flushSync(() => setState({ kind: 'cancelled', wasUploaded: uploaded === 1 }));
      submitArea.current?.querySelector('button')?.focus({ preventScroll: true });
    } else if (result.status !== 'sent') {
      if (result.status === 'networkError') console.error(result.error);
      const unsent = readText(form);
      flushSync(() => setState({ kind: 'failed', job: applied, error: result, unsent }));
    }
    return result;
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const { currentTarget: form, target } = event;
    setState((current) => {
      if (current.kind === 'sending' || current.kind === 'notSent') return current;
      if (current.kind === 'failed') return { ...current, unsent: readText(form) };
      const isOtherField =
        current.kind === 'invalid' && target !== formControl(form, current.field);
      return isOtherField ? current : editing;
    });
  }

  function clearError(field: string) {
    setState((current) =>
      current.kind === 'invalid' && current.field === field ? editing : current,
    );
  }

  const cancel = () => abort.current?.abort();
  return { state, sentCount, handleSubmit, handleInput, clearError, cancel };
}

/** The eight fields, trimmed, and the job. */
function readApplication(job: string, form: HTMLFormElement): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(readText(form))) data.append(name, value);
  const resume = resumeOf(form);
  if (resume) data.append('resume', resume);
  data.append('job', job);
  return data;
}

function readText(form: HTMLFormElement): ApplicationText {
  const data = new FormData(form);
  const read = (name: ApplicationFieldName) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    fullName: read('fullName'),
    phone: read('phone'),
    email: read('email'),
    location: read('location'),
    experience: read('experience'),
    linkedIn: read('linkedIn'),
    message: read('message'),
  };
}

function logApplication(job: string, form: HTMLFormElement): void {
  const resume = resumeOf(form);
  // eslint-disable-next-line no-console -- without a URL, SPEC section 7 has applications logged
  console.log({
    job,
    ...readText(form),
    resume: resume && { name: resume.name, type: resume.type, size: resume.size },
  });
}
