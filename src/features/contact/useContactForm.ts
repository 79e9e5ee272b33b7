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
import { readField, readFields } from '@/lib/formErrors';
import { announceFormSent } from '@/lib/formSent';
import type { SendResult } from '@/lib/sendResult';
import { sendMessage, type ContactMessage } from './sendMessage';

export type ContactState = SubmissionState<ContactFieldName, ContactMessage>;

export const draftKey = storedItems.contactDraft.name;

export const honeypotName = 'reference';

/** How long the success message replaces the button. */
const successTimeMs = 3000;

const submission = createFormSubmission<ContactFieldName, ContactMessage>({
  name: 'contact',
  draftKey,
  fields: contactFields,
  texts: contactForm,
});

const read = (form: HTMLFormElement) => readFields(form, contactFields);

export function useContactForm() {
  const withQuery = useFormQuery();
  const submitted = useFormSubmission(submission, {
    read,
    send: (message, options) => send(withQuery(env.sendEmailUrl), message, options),
  });
  const { state } = submitted;
  const isSuccessShown = state.status === 'sent' && !state.isSeen;

  useEffect(() => {
    if (!isSuccessShown) return undefined;
    const timer = setTimeout(endSuccess, successTimeMs);
    return () => clearTimeout(timer);
  }, [isSuccessShown]);

  return submitted;
}

function endSuccess() {
  const state = submission.store.get();
  if (state.status === 'sent') submission.show({ ...state, isSeen: true });
}

async function send(
  url: string,
  message: ContactMessage,
  { form }: SendOptions,
): Promise<SendResult> {
  const isBot = !!readField(form, honeypotName);
  const result: SendResult = isBot ? { status: 'sent' } : await sendMessage(url, message);
  if (result.status === 'sent') removeDraft(draftKey);
  if (result.status === 'sent' && !isBot) announceFormSent('contact');
  return result;
}
