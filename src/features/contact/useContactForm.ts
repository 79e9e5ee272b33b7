import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { env } from '@/config/env';
import { contactFields, type ContactFieldName } from '@/content/landing/contact';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { removeDraft } from '@/lib/draft';
import {
  findFirstError,
  focusInvalidField,
  formControl,
  type ValidationError,
} from '@/lib/formErrors';
import { withLeadSource } from '@/lib/leadSource';
import type { SendError, SendResult } from '@/lib/sendResult';
import { storedItems } from '@/lib/storageInventory';
import { readMessage, type ContactMessage } from './contactMessage';
import { sendMessage } from './sendMessage';

export type ContactState =
  | { readonly kind: 'editing' }
  | (ValidationError<ContactFieldName> & { readonly kind: 'invalid' })
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'failed';
      readonly error: SendError;
      /** The current content of the form. */
      readonly unsent: ContactMessage;
    };

export const draftKey = storedItems.contactDraft.name;

/** Name of the honeypot field. */
export const honeypotName = 'reference';

/** How long the success message replaces the button. */
const successTimeMs = 3000;

/** Texts of the alerts, verbatim from SPEC section 8. */
const alerts = {
  rejected: 'Failed to send email',
  networkError: 'Something went wrong',
} as const satisfies Record<SendError['status'], string>;

/**
 * State and handlers of the contact form (SPEC sections 4, 5 and 8).
 *
 * @param submitArea contains the submit button, or the message that replaces it
 */
export function useContactForm(submitArea: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<ContactState>({ kind: 'editing' });
  const isBusy = useRef(false);

  useEffect(() => {
    if (state.kind !== 'sent') return undefined;
    const timer = setTimeout(() => {
      updateAndRestoreFocus(submitArea, () => setState({ kind: 'editing' }));
    }, successTimeMs);
    return () => clearTimeout(timer);
  }, [state.kind, submitArea]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const error = findFirstError(form, contactFields);
    if (error) {
      flushSync(() => setState({ kind: 'invalid', ...error }));
      focusInvalidField(form, error);
      return;
    }
    isBusy.current = true;
    setState({ kind: 'sending' });
    void send(form, readMessage(form));
  }

  async function send(form: HTMLFormElement, message: ContactMessage) {
    const result: SendResult = isHoneypotFilled(form)
      ? { status: 'sent' }
      : await sendMessage(
          __MEASURING__ ? withLeadSource(env.sendEmailUrl) : env.sendEmailUrl,
          message,
        );
    isBusy.current = false;
    if (result.status === 'sent') {
      form.reset();
      removeDraft(draftKey);
      updateAndRestoreFocus(submitArea, () => setState({ kind: 'sent' }));
      return;
    }
    if (result.status === 'networkError') console.error(result.error);
    flushSync(() => setState({ kind: 'failed', error: result, unsent: message }));
    await afterNextPaint();
    window.alert(alerts[result.status]);
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    if (
      state.kind === 'invalid' &&
      event.target === formControl(event.currentTarget, state.field)
    ) {
      setState({ kind: 'editing' });
    }
    if (state.kind === 'failed') setState({ ...state, unsent: readMessage(event.currentTarget) });
  }

  function clearError(field: string) {
    setState((current) =>
      current.kind === 'invalid' && current.field === field ? { kind: 'editing' } : current,
    );
  }

  return { state, handleSubmit, handleInput, clearError };
}

/** If the update removes the focused element, focuses the first control in the container. */
function updateAndRestoreFocus(container: RefObject<HTMLElement | null>, update: () => void) {
  const hadFocus = container.current?.contains(document.activeElement);
  flushSync(update);
  if (!hadFocus || container.current?.contains(document.activeElement)) return;
  container.current
    ?.querySelector<HTMLElement>('button, [tabindex]')
    ?.focus({ preventScroll: true });
}

function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName));
}
