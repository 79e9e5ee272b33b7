import { useEffect, type InputEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { focusInvalidField, formControl, type ValidationError } from '@/lib/formErrors';
import type { Refusal, SendError, SendResult } from '@/lib/sendResult';
import { createStore } from '@/lib/store';
import { useStore } from './useStore';

export type SubmissionState<Field extends string, Values> =
  | { readonly status: 'editing' }
  /** Found before it was sent, or by the receiver. */
  | (ValidationError<Field> & { readonly status: 'invalid'; readonly isRefused?: boolean })
  /** `progress` is the uploaded part, from 0 to 1, if `send` reports it. */
  | { readonly status: 'sending'; readonly progress: number; readonly values: Values }
  /** Sent by another document, whose answer this one cannot see unless it is told. */
  | UnderWay
  | { readonly status: 'cancelled'; readonly wasUploaded: boolean }
  /** `values` are the current ones of the form. */
  | { readonly status: 'failed'; readonly error: SendError; readonly values: Values }
  | {
      readonly status: 'sent';
      readonly values: Values;
      readonly at: Date;
      readonly isSeen?: boolean;
    };

type UnderWay = { readonly status: 'underWay'; readonly hasArrived: boolean };

export type SendOptions = {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  /** Called with the uploaded part, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
};

export type CheckedForm<Field extends string, Values> =
  { readonly error: ValidationError<Field> } | { readonly values: Values };

type Requests<Field extends string, Values> = {
  readonly check: (
    form: HTMLFormElement,
  ) => CheckedForm<Field, Values> | Promise<CheckedForm<Field, Values>>;
  readonly send: (values: Values, options: SendOptions) => Promise<SendResult | UnderWay>;
};

type Submission = {
  readonly controller: AbortController;
  stage: 'checking' | 'sending' | 'settled';
  wasUploaded: boolean;
};

/** The form that is on the page. */
type View = {
  readonly form: HTMLFormElement;
  /** Contains the submit button, or the message that replaces it. */
  readonly submitArea: HTMLElement;
};

type FormSubmissionOptions<Field extends string, Values> = {
  readonly getInitial?: () => SubmissionState<Field, Values>;
  /** Reads the values again when the visitor edits a form that was not received. */
  readonly reread: (form: HTMLFormElement, values: Values) => Values;
  /** The text of the alert that follows a state (SPEC section 8); null for none. */
  readonly getAlert: (state: SubmissionState<Field, Values>) => string | null;
  /** Null for a field that the form does not have. */
  readonly explain: (refusal: Refusal) => ValidationError<Field> | null;
};

export type FormSubmission<Field extends string, Values> = ReturnType<
  typeof createFormSubmission<Field, Values>
>;

/**
 * Checks a form and sends it, once at a time. It lives as long as the document: what is in flight
 * goes on when the visitor leaves the page, and the form shows its state when they come back. An
 * alert opens once the page shows its message, unless the visitor has submitted again.
 */
export function createFormSubmission<Field extends string, Values>({
  getInitial = () => ({ status: 'editing' }),
  reread,
  getAlert,
  explain,
}: FormSubmissionOptions<Field, Values>) {
  type State = SubmissionState<Field, Values>;
  const editing: State = { status: 'editing' };
  const store = createStore<State>(getInitial, editing);
  let view: View | null = null;
  let latest: Submission | null = null;

  /** @returns a cleanup function; what the visitor has seen is gone when they come back */
  function attach(next: View) {
    view = next;
    return () => {
      view = null;
      // strict mode attaches again at once
      queueMicrotask(() => {
        if (view || latest?.stage === 'sending') return;
        latest = null;
        store.set(editing);
      });
    };
  }

  async function submit(form: HTMLFormElement, requests: Requests<Field, Values>) {
    if (latest && latest.stage !== 'settled') return;
    const submission: Submission = {
      controller: new AbortController(),
      stage: 'checking',
      wasUploaded: false,
    };
    latest = submission;
    try {
      await run(form, submission, requests);
    } finally {
      submission.stage = 'settled';
    }
  }

  async function run(
    form: HTMLFormElement,
    submission: Submission,
    { check, send }: Requests<Field, Values>,
  ) {
    const pending = check(form);
    // a check that needs no wait moves the focus within the visitor's own event
    const checked = pending instanceof Promise ? await pending : pending;
    if (latest !== submission) return;
    const next: State =
      'error' in checked
        ? { status: 'invalid', ...checked.error }
        : await sendValues(form, checked.values, submission, send);
    submission.stage = 'settled';
    if (next.status === 'sent') view?.form.reset();
    show(next);
    if (next.status === 'invalid') focusInvalidField(view?.form ?? form, next);
    // what explains the failure may have moved the button out of view
    if (next.status === 'failed') view?.submitArea.scrollIntoView({ block: 'nearest' });
    const text = getAlert(next);
    if (text === null) return;
    await afterNextPaint();
    // an alert that comes after another submit would be about the previous one
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have changed
    if (latest === submission || latest === null) window.alert(text);
  }

  async function sendValues(
    form: HTMLFormElement,
    values: Values,
    submission: Submission,
    send: Requests<Field, Values>['send'],
  ): Promise<State> {
    const { signal } = submission.controller;
    submission.stage = 'sending';
    store.set({ status: 'sending', progress: 0, values });
    const onProgress = (progress: number) => {
      submission.wasUploaded = progress === 1;
      store.set({ status: 'sending', progress, values });
    };
    const result = await send(values, { form, signal, onProgress }).catch(
      (error: unknown) => ({ status: 'networkError', httpStatus: 0, error }) as const,
    );
    if (result.status === 'sent') return { status: 'sent', values, at: new Date() };
    if (result.status === 'underWay') return result;
    if (signal.aborted) return { status: 'cancelled', wasUploaded: submission.wasUploaded };
    if (result.status === 'networkError') console.error(result.error);
    const refused = 'refusal' in result && result.refusal && explain(result.refusal);
    if (refused) return { status: 'invalid', ...refused, isRefused: true };
    return { status: 'failed', error: result, values };
  }

  /** If a state removes the focused element, focuses what replaces it. */
  function show(next: State) {
    const area = view?.submitArea;
    const hadFocus = area?.contains(document.activeElement);
    flushSync(() => store.set(next));
    if (!hadFocus || area?.contains(document.activeElement)) return;
    area?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  }

  function handleInput({ currentTarget: form, target }: InputEvent<HTMLFormElement>) {
    const state = store.get();
    if (state.status === 'failed') store.set({ ...state, values: reread(form, state.values) });
    const isCorrected = state.status === 'invalid' && target === formControl(form, state.field);
    const isOver = state.status === 'cancelled' || state.status === 'underWay';
    if (isCorrected || isOver) store.set(editing);
  }

  function clearError(field: string) {
    const state = store.get();
    if (state.status === 'invalid' && state.field === field) store.set(editing);
  }

  return {
    store,
    attach,
    submit,
    show,
    handleInput,
    clearError,
    cancel: () => latest?.controller.abort(),
  };
}

/** Connects a submission to the form on the page. */
export function useFormSubmission<Field extends string, Values>(
  submission: FormSubmission<Field, Values>,
  form: RefObject<HTMLFormElement | null>,
  submitArea: RefObject<HTMLElement | null>,
): SubmissionState<Field, Values> {
  useEffect(
    () =>
      form.current && submitArea.current
        ? submission.attach({ form: form.current, submitArea: submitArea.current })
        : undefined,
    [submission, form, submitArea],
  );
  return useStore(submission.store);
}

/** What a form that asks for a name and an email tells the parts. */
export type FormExtrasProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The names of the two fields. */
  readonly fields: { readonly name: string; readonly email: string };
  /** Called with the name of a field that a part has filled in. */
  readonly onFill: (name: string) => void;
};
