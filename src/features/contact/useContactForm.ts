import { useEffect } from 'react';
import { env } from '@/config/env';
import { contactFields, contactForm, type ContactFieldName } from '@/content/landing/contact';
import { storedItems } from '@/content/storedItems';
import { removeDraft } from '@/hooks/useDraft';
import { useFormQuery } from '@/hooks/useFormParts';
import {
  createFormSubmission,
  useFormSubmission,
  type SendOptions,
  type SubmissionState,
} from '@/hooks/useFormSubmission';
import { findErrors, readField } from '@/lib/formErrors';
import { announceFormSent } from '@/lib/formSent';
import type { SendResult } from '@/lib/sendResult';
import { onItemChange } from '@/lib/storage';
import {
  forgetSentMessage,
  getDigest,
  readMessage,
  readSentMessage,
  rememberSentMessage,
  sendMessage,
  type ContactMessage,
} from './sendMessage';

export type ContactState = SubmissionState<ContactFieldName, ContactMessage>;

export const draftKey = storedItems.contactDraft.name;

export const honeypotName = 'reference';

/** How long the success message replaces the button. */
const successTimeMs = 3000;

/** Milliseconds for which a browser goes on sending for a document that is gone. */
const maxUnderWayMs = 30_000;

const editing: ContactState = { status: 'editing' };

const submission = createFormSubmission<ContactFieldName, ContactMessage>({
  name: 'contact',
  draftKey,
  fields: contactFields,
  texts: contactForm,
  getInitial: () =>
    readSentMessage()?.hasArrived === false
      ? { status: 'underWay', hasArrived: false }
      : { status: 'editing' },
});

const check = (form: HTMLFormElement) =>
  findErrors(form, contactFields, contactForm.tooLong)[0] ?? readMessage;

/** State and handlers of the contact form (SPEC sections 4, 5 and 8). */
export function useContactForm() {
  const withQuery = useFormQuery();
  const submitted = useFormSubmission(submission, {
    check,
    send: (message, options) => send(withQuery(env.sendEmailUrl), message, options),
  });
  const { state, form } = submitted;
  const isSuccessShown = state.status === 'sent' && !state.isSeen;

  useEffect(() => {
    if (!isSuccessShown) return undefined;
    const timer = setTimeout(endSuccess, successTimeMs);
    return () => clearTimeout(timer);
  }, [isSuccessShown]);

  useEffect(() => {
    if (state.status !== 'underWay') return undefined;
    return onItemChange(storedItems.contactSent.name, () => form.current && follow(form.current));
  }, [state.status, form]);

  return submitted;
}

function endSuccess() {
  const state = submission.store.get();
  if (state.status === 'sent') submission.show({ ...state, isSeen: true });
}

/** Another tab has its answer. */
function follow(form: HTMLFormElement) {
  const sent = readSentMessage();
  if (sent?.hasArrived && sent.digest === getDigest(readMessage(form))) form.requestSubmit();
  else submission.show(sent ? { status: 'underWay', hasArrived: sent.hasArrived } : editing);
}

async function send(url: string, message: ContactMessage, { form, isWarned }: SendOptions) {
  const earlier = readSentMessage();
  const isSame = earlier?.digest === getDigest(message);
  const isUnderWay = earlier && Date.now() - earlier.startedAt < maxUnderWayMs;
  if (isSame && !earlier.hasArrived && (isUnderWay || !isWarned)) {
    return { status: 'underWay', hasArrived: false } as const;
  }
  const isSent = !!readField(form, honeypotName) || (isSame && earlier.hasArrived);
  if (!isSent) rememberSentMessage(message, false);
  const result: SendResult = isSent ? { status: 'sent' } : await sendMessage(url, message);
  if (result.status === 'sent') {
    removeDraft(draftKey);
    if (!isSent) {
      rememberSentMessage(message, true);
      announceFormSent('contact');
    }
    // a document that is being left sees a failure, while the message goes on
  } else if (!window.isLeaving) forgetSentMessage();
  return result;
}
