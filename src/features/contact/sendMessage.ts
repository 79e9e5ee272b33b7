import type { ContactMessage } from '@/features/contact/contactMessage';

/** Milliseconds after which a message that nobody answered counts as a network failure. */
export const sendTimeout = 15_000;

export type SendResult =
  | { readonly kind: 'sent' }
  /** The answer's success flag was false. */
  | { readonly kind: 'refused' }
  /** No answer, or one without a success flag that can be read. */
  | { readonly kind: 'broken'; readonly error: unknown };

/** Posts the message as JSON (SPEC section 7). Never throws. */
export async function sendMessage(url: string, message: ContactMessage): Promise<SendResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(sendTimeout),
    });
    const answer: unknown = await response.json();
    if (hasSuccess(answer)) return { kind: answer.success ? 'sent' : 'refused' };
    throw new Error(`${url} answered ${response.status} without a success flag.`);
  } catch (error) {
    return { kind: 'broken', error };
  }
}

function hasSuccess(answer: unknown): answer is { readonly success: boolean } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    typeof answer.success === 'boolean'
  );
}
