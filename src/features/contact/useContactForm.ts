import { useEffect } from 'react';
import { env } from '@/config/env';
import { contactFields, contactForm, type ContactFieldName } from '@/content/landing/contact';
import { storedItems } from '@/content/storedItems';
import { useFormQuery } from '@/hooks/useFormParts';
import { createFormSubmission, type SubmissionState } from '@/hooks/useFormSubmission';
import { readField, readFields } from '@/lib/formErrors';
import { sendMessage, type ContactMessage } from './sendMessage';

export type ContactState = SubmissionState<ContactFieldName, ContactMessage>;

export const draftKey = storedItems.contactDraft.name;

export const honeypotName = 'reference';

/** How long the success message replaces the button. */
const successTimeMs = 3000;

const { store, show, useSubmission } = createFormSubmission<ContactFieldName, ContactMessage>({
  name: 'contact',
  draftKey,
  fields: contactFields,
  texts: contactForm,
});

export function useContactForm() {
  const withQuery = useFormQuery();
  const submitted = useSubmission({
    read: (form) => readFields(form, contactFields),
    // a bot reads that its message was sent
    send: (message, { form }) =>
      readField(form, honeypotName)
        ? Promise.resolve({ status: 'sent' })
        : sendMessage(withQuery(env.sendEmailUrl), message),
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
  const state = store.get();
  if (state.status === 'sent') show({ ...state, isSeen: true });
}
