/** The result of sending a form; `docs/send-email.md` is the contract. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** The answer's success flag is false. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer (status 0), or one without a success flag that can be read. */
  | { readonly kind: 'broken'; readonly status: number; readonly error: unknown };

export type SendError = Exclude<SendResult, { readonly kind: 'sent' }>;

/** What the visitor can do about a failure. */
export type SendErrorCause = 'tooLarge' | 'tooMany' | 'other';

export function readResponse(url: string, status: number, text: string): SendResult {
  try {
    const body: unknown = JSON.parse(text);
    if (hasSuccess(body)) return body.success ? { kind: 'sent' } : { kind: 'refused', status };
    throw new Error(`${url} answered ${status} without a success flag.`);
  } catch (error) {
    return { kind: 'broken', status, error };
  }
}

export function causeOf({ status }: SendError): SendErrorCause {
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
