import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { focusInvalidField, formControl, type ValidationError } from '@/lib/formErrors';
import type { SendError, SendResult } from '@/lib/sendResult';

type Cancelled = { readonly status: 'cancelled'; readonly wasUploaded: boolean };

export type SubmissionState<Field extends string, Values> =
  | { readonly status: 'editing' }
  | (ValidationError<Field> & { readonly status: 'invalid' })
  /** `progress` is the uploaded part, from 0 to 1, if `send` reports it. */
  | { readonly status: 'sending'; readonly progress: number }
  | Cancelled
  /** `values` are the current ones of the form. */
  | { readonly status: 'failed'; readonly error: SendError; readonly values: Values }
  | { readonly status: 'sent'; readonly values: Values };

export type SendOptions = {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  /** Called with the uploaded part, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
};

export type CheckedForm<Field extends string, Values> =
  { readonly error: ValidationError<Field> } | { readonly values: Values };

type FormSubmissionOptions<Field extends string, Values> = {
  /** Identifies the form after the visitor has left its page and come back. */
  readonly key: string;
  /** Contains the submit button, or the message that replaces it. */
  readonly submitArea: RefObject<HTMLElement | null>;
  readonly check: (
    form: HTMLFormElement,
  ) => CheckedForm<Field, Values> | Promise<CheckedForm<Field, Values>>;
  /** Never rejects. */
  readonly send: (values: Values, options: SendOptions) => Promise<SendResult>;
  /** Reads the values again when the visitor edits a form that was not received. */
  readonly reread: (form: HTMLFormElement, values: Values) => Values;
  /** The text of the alert that follows a state (SPEC section 8); null for none. */
  readonly getAlert: (state: SubmissionState<Field, Values>) => string | null;
};

/** Submissions that leaving the page has cancelled, by the form's key. */
const interrupted = new Map<string, Cancelled>();

/**
 * Checks a form and sends it, once at a time. Leaving the page cancels what is in flight, so that
 * Back and another submit do not send it twice; the form then shows that it was cancelled. An alert
 * opens once the page shows its message, unless the visitor has left or submitted again.
 */
export function useFormSubmission<Field extends string, Values>({
  key,
  submitArea,
  check,
  send,
  reread,
  getAlert,
}: FormSubmissionOptions<Field, Values>) {
  type State = SubmissionState<Field, Values>;
  const [state, setState] = useState<State>(() => interrupted.get(key) ?? { status: 'editing' });
  const latest = useRef<Submission>(null);

  useEffect(() => {
    interrupted.delete(key);
    return () => {
      const submission = latest.current;
      latest.current = null;
      submission?.controller.abort();
      if (submission?.stage !== 'sending') return;
      interrupted.set(key, { status: 'cancelled', wasUploaded: submission.wasUploaded });
    };
  }, [key]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (latest.current && latest.current.stage !== 'settled') return;
    const controller = new AbortController();
    latest.current = { controller, stage: 'checking', wasUploaded: false };
    void submit(event.currentTarget, latest.current);
  }

  async function submit(form: HTMLFormElement, submission: Submission) {
    const pending = check(form);
    // a check that needs no wait moves the focus within the visitor's own event
    const checked = pending instanceof Promise ? await pending : pending;
    if (latest.current !== submission) return;
    const next =
      'error' in checked
        ? ({ status: 'invalid', ...checked.error } as const)
        : await sendValues(form, checked.values, submission);
    if (latest.current !== submission) return;
    submission.stage = 'settled';
    if (next.status === 'sent') form.reset();
    showState(next);
    if (next.status === 'invalid') focusInvalidField(form, next);
    // what explains the failure may have moved the button out of view
    if (next.status === 'failed') submitArea.current?.scrollIntoView({ block: 'nearest' });
    const text = getAlert(next);
    if (text === null) return;
    await afterNextPaint();
    // an alert that comes after another submit would be about the previous one
    if (latest.current === submission) window.alert(text);
  }

  async function sendValues(
    form: HTMLFormElement,
    values: Values,
    submission: Submission,
  ): Promise<State> {
    const { signal } = submission.controller;
    submission.stage = 'sending';
    setState({ status: 'sending', progress: 0 });
    const result = await send(values, {
      form,
      signal,
      onProgress: (progress) => {
        submission.wasUploaded = progress === 1;
        setState({ status: 'sending', progress });
      },
    });
    if (result.status === 'sent') return { status: 'sent', values };
    if (signal.aborted) return { status: 'cancelled', wasUploaded: submission.wasUploaded };
    if (result.status === 'networkError') console.error(result.error);
    return { status: 'failed', error: result, values };
  }

  /** If a state removes the focused element, focuses what replaces it. */
  function showState(next: State) {
    const hadFocus = submitArea.current?.contains(document.activeElement);
    flushSync(() => setState(next));
    if (!hadFocus || submitArea.current?.contains(document.activeElement)) return;
    const control = submitArea.current?.querySelector<HTMLElement>('button, [tabindex]');
    control?.focus({ preventScroll: true });
  }

  function handleInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    setState((current) => {
      if (current.status === 'failed') return { ...current, values: reread(form, current.values) };
      const isCorrected =
        current.status === 'invalid' && target === formControl(form, current.field);
      return isCorrected || current.status === 'cancelled' ? { status: 'editing' } : current;
    });
  }

  function clearError(field: string) {
    setState((current) =>
      current.status === 'invalid' && current.field === field ? { status: 'editing' } : current,
    );
  }

  return {
    state,
    handleSubmit,
    handleInput,
    clearError,
    cancel: () => latest.current?.controller.abort(),
    reset: () => showState({ status: 'editing' }),
  };
}

type Submission = {
  readonly controller: AbortController;
  stage: 'checking' | 'sending' | 'settled';
  wasUploaded: boolean;
};

/** What a form that asks for a name and an email tells the parts. */
export type FormExtrasProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The names of the two fields. */
  readonly fields: { readonly name: string; readonly email: string };
  /** Called with the name of a field that a part has filled in. */
  readonly onFill: (name: string) => void;
};
