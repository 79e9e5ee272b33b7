import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react';
import { env } from '@/config/env';
import { contactFields, contactForm, type ContactFieldName } from '@/content/landing/contact';
import { storedItems } from '@/content/storedItems';
import {
  useFormSubmission,
  type CheckedForm,
  type SendOptions,
  type SubmissionState,
} from '@/hooks/useFormSubmission';
import { removeDraft } from '@/lib/draft';
import { findErrors, readField } from '@/lib/formErrors';
import type { SendResult } from '@/lib/sendResult';
import { withFormQuery } from '@/parts/forms';
import { readMessage, sendMessage, type ContactMessage } from './sendMessage';

export type ContactState = SubmissionState<ContactFieldName, ContactMessage>;

export const draftKey = storedItems.contactDraft.name;

export const honeypotName = 'reference';

/** What remains of a message that has arrived. */
export type Receipt = { readonly arrivedAt: Date; readonly email: string };

/** How long the success message replaces the button. */
const successTimeMs = 3000;

/**
 * State and handlers of the contact form (SPEC sections 4, 5 and 8).
 *
 * @param submitArea contains the submit button, or the message that replaces it
 * @returns the receipt of the last message until the visitor types again
 */
export function useContactForm(submitArea: RefObject<HTMLElement | null>) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { state, reset, ...handlers } = useFormSubmission<ContactFieldName, ContactMessage>({
    key: draftKey,
    submitArea,
    check,
    async send(message, options) {
      const result = await send(message, options);
      if (result.status === 'sent') setReceipt({ arrivedAt: new Date(), email: message.email });
      return result;
    },
    reread: readMessage,
    getAlert: (next) => (next.status === 'failed' ? contactForm[next.error.status] : null),
  });
  const endSuccess = useEffectEvent(reset);

  useEffect(() => {
    if (state.status !== 'sent') return undefined;
    const timer = setTimeout(endSuccess, successTimeMs);
    return () => clearTimeout(timer);
  }, [state.status]);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    setReceipt(null);
    handlers.handleInput(event);
  }

  return { state, receipt, ...handlers, handleInput };
}

function check(form: HTMLFormElement): CheckedForm<ContactFieldName, ContactMessage> {
  const [error] = findErrors(form, contactFields);
  return error ? { error } : { values: readMessage(form) };
}

async function send(message: ContactMessage, { form, signal }: SendOptions): Promise<SendResult> {
  const result: SendResult = readField(form, honeypotName)
    ? { status: 'sent' }
    : await sendMessage(withFormQuery(env.sendEmailUrl), message, signal);
  if (result.status === 'sent') removeDraft(draftKey);
  return result;
}
