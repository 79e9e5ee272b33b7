import { useEffect, useRef, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { replaysEarlySubmit } from '@/hydration/preHydrationEvents';
import { afterNextPaint } from '@/lib/afterNextPaint';
import {
  explainRefusal,
  findErrors,
  findIncomplete,
  formControl,
  getLimit,
  type FormField,
  type ValidationError,
} from '@/lib/formErrors';
import { announceFormSent, type SentFormName } from '@/lib/formSent';
import type { SendError, SendResult } from '@/lib/sendResult';
import { createStore } from '@/lib/store';
import { removeDraft, useDraft, type DraftKey } from './useDraft';
import { useHydrated } from './useHydrated';
import { useStore } from './useStore';

export type SubmissionState<Field extends string, Values> =
  | { readonly status: 'editing' }
  | ValidationError<Field>
  | { readonly status: 'sending'; readonly progress: number; readonly values: Values }
  | { readonly status: 'cancelled'; readonly wasUploaded: boolean }
  /** `values` are the current ones of the form. */
  | { readonly status: 'failed'; readonly error: SendError; readonly values: Values }
  | {
      readonly status: 'sent';
      readonly values: Values;
      readonly at: Date;
      readonly reference?: string | undefined;
      readonly isSeen?: boolean;
    };

export type SendOptions = {
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
};

type Requests<Field extends string, Values> = {
  /** What must be right beside the fields; asked before them. */
  readonly validate?: () => ValidationError<Field> | null;
  /** The values that are sent; also read when the form is edited after a failure. */
  readonly read: (form: HTMLFormElement) => Values;
  /** May find an error in what takes time to read, such as a file. Rejects without an answer. */
  readonly send: (
    values: Values,
    options: SendOptions,
  ) => Promise<SendResult | ValidationError<Field>>;
  /** Without a receiver: the draft stays, and the answers are shown until they are submitted again. */
  readonly isOnlyShown?: boolean;
};

type FormSubmissionOptions<Field extends string, Values> = {
  readonly name: SentFormName;
  readonly draftKey: DraftKey;
  readonly fields: readonly FormField<Field>[];
  /** Beside those of its fields: the alerts after a failure. */
  readonly texts: Readonly<Record<SendError['status'] | 'refused', string>> & {
    readonly count: (length: number, limit: number) => string;
    readonly tooLong: (limit: number) => string;
  };
  /** The text of the alert after another state; null for none. */
  readonly getAlert?: (state: SubmissionState<Field, Values>) => string | null;
};

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
  getAlert = () => null,
}: FormSubmissionOptions<Field, Values>) {
  type State = SubmissionState<Field, Values>;
  const editing: State = { status: 'editing' };
  const store = createStore<State>(() => editing, editing);
  const draftFields = fields.filter(({ type }) => type !== 'file').map(({ name }) => name);
  let view: HTMLFormElement | null = null;
  let latest = new AbortController();
  /** The question about an incomplete address; each is asked once. */
  let asked = '';

  async function submit(form: HTMLFormElement, requests: Requests<Field, Values>) {
    if (store.get().status === 'sending') return;
    latest = new AbortController();
    const { signal } = latest;
    const error = requests.validate?.() ?? findError(form);
    // without a wait, an error moves the focus within the visitor's own event
    const result = error ?? (await sendValues(form, requests, signal));
    const refused =
      result.status === 'failed' ? explainRefusal(fields, result.error, texts.refused) : null;
    const next = refused ?? result;
    if (next.status === 'sent') view?.reset();
    show(next);
    if (next.status === 'invalid') formControl(view ?? form, next.field)?.focus();
    // what explains the failure may have moved the button out of view
    if (next.status === 'failed') findSubmit()?.parentElement?.scrollIntoView({ block: 'nearest' });
    const text = result.status === 'failed' ? texts[result.error.status] : getAlert(next);
    if (text === null) return;
    await afterNextPaint();
    // an alert that comes after another submit would be about the previous one
    if (latest.signal === signal) window.alert(text);
  }

  function findError(form: HTMLFormElement): ValidationError<Field> | null {
    const [error] = findErrors(form, fields, texts.tooLong);
    if (error) return error;
    const question = findIncomplete(form, fields);
    if (!question || question.message === asked) return null;
    asked = question.message;
    return question;
  }

  async function sendValues(
    form: HTMLFormElement,
    { read, send, isOnlyShown }: Requests<Field, Values>,
    signal: AbortSignal,
  ): Promise<State> {
    const values = read(form);
    const onProgress = (progress: number) => store.set({ status: 'sending', progress, values });
    onProgress(0);
    const result = await send(values, { form, signal, onProgress }).catch(
      (error: unknown) => ({ status: 'networkError', httpStatus: 0, error }) as const,
    );
    if (result.status === 'sent') {
      if (!isOnlyShown) {
        removeDraft(draftKey);
        announceFormSent(formName);
      }
      return { ...result, values, at: new Date() };
    }
    const state = store.get();
    if (signal.aborted)
      return { status: 'cancelled', wasUploaded: 'progress' in state && state.progress === 1 };
    if (result.status === 'invalid') return result;
    if (result.status === 'networkError') console.error(result.error);
    return { status: 'failed', error: result, values };
  }

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

  function useSubmission(requests: Requests<Field, Values>) {
    const form = useRef<HTMLFormElement>(null);
    const state = useStore(store);
    const isHydrated = useHydrated();
    useEffect(() => {
      view = form.current;
      // what the visitor has seen is gone when they come back
      return () => {
        view = null;
        if (store.get().status !== 'sending') store.set(editing);
      };
    }, []);
    useDraft(form, draftKey, draftFields);
    return {
      state,
      form,
      isHydrated,
      formProps: {
        ...replaysEarlySubmit,
        'aria-busy': state.status === 'sending',
        method: 'post',
        noValidate: isHydrated,
        'data-hydrated': isHydrated ? '' : undefined,
        onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
          if (state.status === 'failed')
            store.set({ ...state, values: requests.read(currentTarget) });
          const isCorrected =
            state.status === 'invalid' && target === formControl(currentTarget, state.field);
          const isOver =
            state.status === 'cancelled' || (state.status === 'sent' && !requests.isOnlyShown);
          if (isCorrected || isOver) store.set(editing);
        },
        onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(event.currentTarget, requests);
        },
      },
      fieldProps: ({ name, label, type, required, ...field }: FormField<Field>) => ({
        id: `${formName}-${name}`,
        name,
        label,
        ...(type === 'textarea' ? { control: type } : { type }),
        autoComplete: field.autoComplete,
        placeholder: field.placeholder,
        hint: field.hint,
        required: required !== undefined,
        length: { ...texts, limit: getLimit(type) },
        readOnly: state.status === 'sending',
        error: state.status === 'invalid' && state.field === name ? state.message : undefined,
      }),
    };
  }

  return { store, show, useSubmission, cancel: () => latest.abort() };
}
