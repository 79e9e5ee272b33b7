import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { env } from '@/config/env';
import { findFault, readMessage, type ContactFault, type ContactMessage } from './contactMessage';
import { sendMessage } from './sendMessage';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { storedItems } from '@/lib/cookies';
import { removeDraft } from '@/lib/draft';
import type { SendError, SendResult } from '@/lib/sendResult';

export type ContactState =
  | { readonly kind: 'editing' }
  | (ContactFault & { readonly kind: 'invalid' })
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'failed';
      readonly error: SendError;
      /** What the form holds now. */
      readonly unsent: ContactMessage;
    };

export const draftKey = storedItems.contactDraft.name;

/** The name of the field that people never see; whoever fills it in is not a person. */
export const trapName = 'reference';

/** Milliseconds that the success message stands in place of the button. */
export const successTime = 3000;

/** The browser's alerts, word for word from SPEC section 8. */
const alerts = {
  refused: 'Failed to send email',
  broken: 'Something went wrong',
} as const satisfies Record<SendError['kind'], string>;

/**
 * The course of the contact form: SPEC sections 4, 5 and 8.
 * @param end holds the button and what stands in its place
 */
export function useContactForm(end: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<ContactState>({ kind: 'editing' });
  const isInFlight = useRef(false);

  useEffect(() => {
    if (state.kind !== 'sent') return undefined;
    const timer = setTimeout(() => {
      keepFocus(end, () => setState({ kind: 'editing' }));
    }, successTime);
    return () => clearTimeout(timer);
  }, [state.kind, end]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isInFlight.current) return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const fault = findFault(message, { isEmailMalformed: isMalformed(form, 'email') });
    if (fault) {
      flushSync(() => setState({ kind: 'invalid', ...fault }));
      control(form, fault.field)?.focus();
      return;
    }
    isInFlight.current = true;
    setState({ kind: 'sending' });
    void send(form, message).finally(() => {
      isInFlight.current = false;
    });
  }

  async function send(form: HTMLFormElement, message: ContactMessage) {
    const result: SendResult = isTrapped(form)
      ? { kind: 'sent' }
      : await sendMessage(env.sendEmailUrl, message);
    if (result.kind === 'sent') {
      form.reset();
      removeDraft(draftKey);
      keepFocus(end, () => setState({ kind: 'sent' }));
      return;
    }
    if (result.kind === 'broken') console.error(result.error);
    flushSync(() => setState({ kind: 'failed', error: result, unsent: message }));
    await afterNextPaint();
    window.alert(alerts[result.kind]);
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    if (state.kind === 'invalid' && event.target === control(event.currentTarget, state.field)) {
      setState({ kind: 'editing' });
    }
    if (state.kind === 'failed') setState({ ...state, unsent: readMessage(event.currentTarget) });
  }

  function clearError(field: string) {
    setState((now) => (now.kind === 'invalid' && now.field === field ? { kind: 'editing' } : now));
  }

  return { state, submit, edit, clearError };
}

/** If the focused element goes with the change, focus moves to what took its place. */
function keepFocus(place: RefObject<HTMLElement | null>, change: () => void) {
  const hadFocus = place.current?.contains(document.activeElement);
  flushSync(change);
  if (!hadFocus || place.current?.contains(document.activeElement)) return;
  place.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
}

function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(trapName));
}

function isMalformed(form: HTMLFormElement, name: string): boolean {
  return control(form, name)?.validity.typeMismatch ?? false;
}

function control(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name);
  const isControl = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isControl ? element : null;
}
