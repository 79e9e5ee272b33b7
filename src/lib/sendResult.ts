/** The result of sending a form; `docs/send-email.md` is the contract. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** The response's success flag is false. */
  | { readonly kind: 'rejected'; readonly status: number }
  /** No response (status 0), or one without a readable success flag. */
  | { readonly kind: 'broken'; readonly status: number; readonly error: unknown };

export type SendError = Exclude<SendResult, { readonly kind: 'sent' }>;

/** The cause of a failure, as far as the visitor can act on it. */
export type SendErrorCause = 'unreachable' | 'tooLarge' | 'tooMany' | 'other';

export function readResponse(url: string, status: number, text: string): SendResult {
  try {
    const body: unknown = JSON.parse(text);
    if (hasSuccess(body)) return body.success ? { kind: 'sent' } : { kind: 'rejected', status };
    throw new Error(`${url} answered ${status} without a success flag.`);
  } catch (error) {
    return { kind: 'broken', status, error };
  }
}

export function causeOf({ status }: SendError): SendErrorCause {
  if (status === 0) return 'unreachable';
  if (status === 413) return 'tooLarge';
  return status === 429 ? 'tooMany' : 'other';
}

function hasSuccess(body: unknown): body is { readonly success: boolean } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    typeof body.success === 'boolean'
  );
}
