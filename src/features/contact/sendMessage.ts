import { contactFields, type ContactFieldName } from '@/content/landing/contact';
import { storedItems } from '@/content/storedItems';
import { readFields } from '@/lib/formErrors';
import { parseObject } from '@/lib/json';
import { readResponse, type SendResult } from '@/lib/sendResult';
import { safeLocalStorage } from '@/lib/storage';
import { timeoutSignal } from '@/lib/timeoutSignal';

export type ContactMessage = Readonly<Record<ContactFieldName, string>>;

/** Other fields, such as the honeypot, are left out. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  return readFields(form, contactFields);
}

/** A message without a response for this long counts as a network failure. */
const sendTimeoutMs = 15_000;

/** Characters, of three bytes at most: a longer body may not outlive its document (64 kB in all). */
const maxKeepaliveLength = 20_000;

/** Posts the message as JSON (SPEC section 7), also if its document is closed. Never rejects. */
export async function sendMessage(url: string, message: ContactMessage): Promise<SendResult> {
  const body = JSON.stringify(message);
  const signal = timeoutSignal(sendTimeoutMs);
  const post = (keepalive: boolean) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body,
      keepalive,
      signal,
    });
  try {
    const response = await post(body.length <= maxKeepaliveLength).catch((error: unknown) => {
      // it goes on without the document that is being left
      if (window.isLeaving) throw error;
      // requests of others may have used up the 64 kB
      return post(false);
    });
    return readResponse(url, response.status, await response.text());
  } catch (error) {
    return { status: 'networkError', httpStatus: 0, error };
  }
}

/** Milliseconds for which the same text is not sent again: as long as the receiver recognises it. */
const maxAgeMs = 10 * 60_000;

const { name: itemName } = storedItems.contactSent;

/** The message that this browser has sent last; the document that sent it may be gone. */
type SentMessage = {
  /** Recognises the same text without keeping it. */
  readonly digest: number;
  readonly startedAt: number;
  readonly hasArrived: boolean;
};

export function readSentMessage(): SentMessage | null {
  const { digest, startedAt, hasArrived } = parseObject(safeLocalStorage.get(itemName) ?? '');
  if (typeof digest !== 'number' || typeof startedAt !== 'number') return null;
  const age = Date.now() - startedAt;
  if (age >= 0 && age < maxAgeMs) return { digest, startedAt, hasArrived: hasArrived === true };
  forgetSentMessage();
  return null;
}

export function rememberSentMessage(message: ContactMessage, hasArrived: boolean): void {
  const sent: SentMessage = { digest: getDigest(message), startedAt: Date.now(), hasArrived };
  safeLocalStorage.set(itemName, JSON.stringify(sent));
}

export function forgetSentMessage(): void {
  safeLocalStorage.remove(itemName);
}

/** FNV-1a. */
export function getDigest(message: ContactMessage): number {
  let digest = 0x811c9dc5;
  for (const character of JSON.stringify(message)) {
    digest = Math.imul(digest ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return digest;
}
