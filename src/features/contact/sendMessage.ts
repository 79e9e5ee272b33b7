import type { ContactFieldName } from '@/content/landing/contact';
import { readField } from '@/lib/formErrors';
import { readResponse, type SendResult } from '@/lib/sendResult';

export type ContactMessage = Readonly<Record<ContactFieldName, string>>;

/** The five values of the form, trimmed. Other fields, such as the honeypot, are left out. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  return {
    name: readField(form, 'name'),
    organization: readField(form, 'organization'),
    email: readField(form, 'email'),
    phone: readField(form, 'phone'),
    message: readField(form, 'message'),
  };
}

/** A message without a response for this long counts as a network failure. */
export const sendTimeoutMs = 15_000;

/** Posts the message as JSON (SPEC section 7). Never rejects. */
export async function sendMessage(
  url: string,
  message: ContactMessage,
  signal: AbortSignal,
): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(message),
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
    });
    return readResponse(url, response.status, await response.text());
  } catch (error) {
    return { status: 'networkError', httpStatus: 0, error };
  }
}
