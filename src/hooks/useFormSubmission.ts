import { useEffect, useRef, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { replaysEarlySubmit } from '@/hydration/preHydrationEvents';
import { afterNextPaint } from '@/lib/afterNextPaint';
import {
  explainRefusal,
  focusInvalidField,
  formControl,
  limits,
  type FormField,
  type ValidationError,
} from '@/lib/formErrors';
import type { SentFormName } from '@/lib/formSent';
import type { SendError, SendResult } from '@/lib/sendResult';
import { createStore } from '@/lib/store';
import { useDraft, type DraftKey } from './useDraft';
import { useHydrated } from './useHydrated';
import { useStore } from './useStore';

export type SubmissionState<Field extends string, Values> =
  | { readonly status: 'editing' }
  /** Found before it was sent, or by the receiver. */
  | (ValidationError<Field> & { readonly status: 'invalid' })
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
  /** Whether the visitor has read that another document has sent the form. */
  readonly isWarned: boolean;
  /** Called with the uploaded part, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
};

type Requests<Field extends string, Values> = {
  /** The first error, or what reads the values, also when the form is edited after a failure. */
  readonly check: (
    form: HTMLFormElement,
  ) => Checked<Field, Values> | Promise<Checked<Field, Values>>;
  readonly send: (values: Values, options: SendOptions) => Promise<SendResult | UnderWay>;
  /** Whether what was sent stays in view until the form is submitted again. */
  readonly keepsSent?: boolean;
};

type Checked<Field extends string, Values> =
  ValidationError<Field> | ((form: HTMLFormElement) => Values);

type Submission<Values> = {
  readonly controller: AbortController;
  read?: (form: HTMLFormElement) => Values;
  isSettled: boolean;
};

type FormSubmissionOptions<Field extends string, Values> = {
  readonly name: SentFormName;
  /** Of the text fields, until the form is sent. */
  readonly draftKey: DraftKey;
  readonly fields: readonly FormField<Field>[];
  /** Beside those of its fields: the alerts after a failure (SPEC section 8). */
  readonly texts: Readonly<Record<SendError['status'], string>> & {
    readonly tooLong: (limit: number) => string;
    readonly refused: string;
  };
  readonly getInitial?: () => SubmissionState<Field, Values>;
  /** The text of the alert after another state; null for none. */
  readonly getAlert?: (state: SubmissionState<Field, Values>) => string | null;
};

const maxLengths = {
  text: limits.line,
  email: limits.email,
  tel: limits.phone,
  url: limits.webAddress,
  textarea: limits.text,
  file: undefined,
} as const;

export type FormSubmission<Field extends string, Values> = ReturnType<
  typeof createFormSubmission<Field, Values>
>;

/**
 * Checks a form and sends it, once at a time. It lives as long as the document: what is in flight
 * goes on when the visitor leaves the page, and the form shows its state when they come back. An
 * alert opens once the page shows its message, unless the visitor has submitted again.
 */
export function createFormSubmission<Field extends string, Values>({
  name: formName,
  draftKey,
  fields,
  texts,
  getInitial = () => ({ status: 'editing' }),
  getAlert = () => null,
}: FormSubmissionOptions<Field, Values>) {
  type State = SubmissionState<Field, Values>;
  const editing: State = { status: 'editing' };
  const store = createStore<State>(getInitial, editing);
  /** The form that is on the page. */
  let view: HTMLFormElement | null = null;
  let latest: Submission<Values> | null = null;

  /** @returns a cleanup function; what the visitor has seen is gone when they come back */
  function attach(next: HTMLFormElement) {
    view = next;
    return () => {
      view = null;
      // strict mode attaches again at once
      queueMicrotask(() => {
        if (view || store.get().status === 'sending') return;
        latest = null;
        store.set(editing);
      });
    };
  }

  async function submit(form: HTMLFormElement, { check, send }: Requests<Field, Values>) {
    if (latest && !latest.isSettled) return;
    const submission: Submission<Values> = { controller: new AbortController(), isSettled: false };
    latest = submission;
    const pending = check(form);
    // a check that needs no wait moves the focus within the visitor's own event
    const checked = pending instanceof Promise ? await pending : pending;
    if (latest !== submission) return;
    const isChecked = typeof checked === 'function';
    if (isChecked) submission.read = checked;
    const next: State = isChecked
      ? await sendValues(form, checked(form), submission.controller.signal, send)
      : { status: 'invalid', ...checked };
    submission.isSettled = true;
    if (next.status === 'sent') view?.reset();
    show(next);
    if (next.status === 'invalid') focusInvalidField(view ?? form, next);
    // what explains the failure may have moved the button out of view
    if (next.status === 'failed') findSubmit()?.parentElement?.scrollIntoView({ block: 'nearest' });
    const isRefused = next.status === 'invalid' && isChecked;
    const failure = next.status === 'failed' ? next.error.status : isRefused && 'rejected';
    const text = failure ? texts[failure] : getAlert(next);
    if (text === null) return;
    await afterNextPaint();
    // an alert that comes after another submit would be about the previous one
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have changed
    if (latest === submission || latest === null) window.alert(text);
  }

  async function sendValues(
    form: HTMLFormElement,
    values: Values,
    signal: AbortSignal,
    send: Requests<Field, Values>['send'],
  ): Promise<State> {
    const isWarned = store.get().status === 'underWay';
    let progress = 0;
    const onProgress = (fraction: number) => {
      progress = fraction;
      store.set({ status: 'sending', progress, values });
    };
    onProgress(0);
    const result = await send(values, { form, signal, isWarned, onProgress }).catch(
      (error: unknown) => ({ status: 'networkError', httpStatus: 0, error }) as const,
    );
    if (result.status === 'sent') return { status: 'sent', values, at: new Date() };
    if (result.status === 'underWay') return result;
    if (signal.aborted) return { status: 'cancelled', wasUploaded: progress === 1 };
    if (result.status === 'networkError') console.error(result.error);
    const refused =
      'refusal' in result &&
      result.refusal &&
      explainRefusal(fields, result.refusal, texts.refused);
    if (refused) return { status: 'invalid', ...refused };
    return { status: 'failed', error: result, values };
  }

  /** If a state removes the focused element, focuses what replaces it. */
  function show(next: State) {
    const hadFocus = view?.contains(document.activeElement);
    flushSync(() => store.set(next));
    if (hadFocus && !view?.contains(document.activeElement))
      findSubmit()?.focus({ preventScroll: true });
  }

  /** The submit button, or the message that replaces it. */
  function findSubmit() {
    return view?.querySelector<HTMLElement>('[type=submit], p[tabindex]');
  }

  function handleInput({ currentTarget: form, target }: InputEvent<HTMLFormElement>) {
    const state = store.get();
    if (state.status === 'failed' && latest?.read)
      store.set({ ...state, values: latest.read(form) });
    const isCorrected = state.status === 'invalid' && target === formControl(form, state.field);
    const isOver = ['cancelled', 'underWay', 'sent'].includes(state.status);
    if (isCorrected || isOver) store.set(editing);
  }

  function fieldProps(field: FormField<Field>, state: State) {
    const { name, label, type, autoComplete, placeholder, hint, required } = field;
    return {
      id: `${formName}-${name}`,
      name,
      label,
      ...(type === 'textarea' ? { control: type } : { type }),
      autoComplete,
      placeholder,
      hint,
      required: required !== undefined,
      maxLength: maxLengths[type ?? 'text'],
      tooLong: texts.tooLong,
      readOnly: state.status === 'sending',
      error: state.status === 'invalid' && state.field === name ? state.message : undefined,
    };
  }

  return {
    draftKey,
    draftFields: fields.filter(({ type }) => type !== 'file').map(({ name }) => name),
    store,
    attach,
    submit,
    show,
    handleInput,
    fieldProps,
    cancel: () => latest?.controller.abort(),
  };
}

/** Connects a submission to the form on the page. */
export function useFormSubmission<Field extends string, Values>(
  submission: FormSubmission<Field, Values>,
  requests: Requests<Field, Values>,
) {
  const form = useRef<HTMLFormElement>(null);
  const state = useStore(submission.store);
  const isHydrated = useHydrated();
  useEffect(() => (form.current ? submission.attach(form.current) : undefined), [submission]);
  useDraft(form, submission.draftKey, submission.draftFields);
  return {
    state,
    form,
    isHydrated,
    formProps: {
      ...replaysEarlySubmit,
      'aria-busy': state.status === 'sending',
      method: 'post',
      noValidate: isHydrated,
      onInput: (event: InputEvent<HTMLFormElement>) => {
        if (!requests.keepsSent || state.status !== 'sent') submission.handleInput(event);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submission.submit(event.currentTarget, requests);
      },
    },
    fieldProps: (field: FormField<Field>) => submission.fieldProps(field, state),
  };
}

/** What a form that asks for a name and an email tells the parts. */
export type FormExtrasProps = {
  readonly form: RefObject<HTMLFormElement | null>;
};
