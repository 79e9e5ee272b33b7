import type { ContactFieldName } from '@/content/landing/contact';
import { readField } from '@/lib/formErrors';
import { readResponse, type SendResult } from '@/lib/sendResult';
import { timeoutSignal } from '@/lib/timeoutSignal';

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
const sendTimeoutMs = 15_000;

/** Characters, of three bytes at most: a longer body may not outlive its document (64 kB in all). */
const maxKeepaliveLength = 20_000;

/** Posts the message as JSON (SPEC section 7), also if its document is closed. Never rejects. */
export async function sendMessage(url: string, message: ContactMessage): Promise<SendResult> {
  const body = JSON.stringify(message);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body,
      keepalive: body.length <= maxKeepaliveLength,
      signal: timeoutSignal(sendTimeoutMs),
    });
    return readResponse(url, response.status, await response.text());
  } catch (error) {
    return { status: 'networkError', httpStatus: 0, error };
  }
}
