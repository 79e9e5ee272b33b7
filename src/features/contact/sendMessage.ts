import type { ContactFieldName } from '@/content/landing/contact';
import { readResponse, type SendResult } from '@/lib/sendResult';
import { timeoutSignal } from '@/lib/timeoutSignal';

export type ContactMessage = Readonly<Record<ContactFieldName, string>>;

/** A message without a response for this long counts as a network failure. */
const sendTimeoutMs = 15_000;

/** Characters, of three bytes at most: a longer body may not outlive its document (64 kB in all). */
const maxKeepaliveLength = 20_000;

/** Posts the message as JSON, also if its document is closed. Rejects without an answer. */
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
  const earlier = countRequests(url);
  const response = await post(body.length <= maxKeepaliveLength).catch((error: unknown) => {
    if (countRequests(url) > earlier) throw error;
    // the browser sent nothing: requests of others have used up the 64 kB
    return post(false);
  });
  return readResponse(url, response.status, await response.text());
}

/** Counts what was sent to an address, with or without an answer. */
function countRequests(url: string): number {
  return performance.getEntriesByName(new URL(url, location.href).href, 'resource').length;
}
