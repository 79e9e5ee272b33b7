/** The result of sending a form; `docs/send-email.md` is the contract. */
export type SendResult =
  | { readonly status: 'sent' }
  /** The response's success flag is false. */
  | { readonly status: 'rejected'; readonly httpStatus: number }
  /** No response (`httpStatus` 0), or one without a readable success flag. */
  | { readonly status: 'networkError'; readonly httpStatus: number; readonly error: unknown };

export type SendError = Exclude<SendResult, { readonly status: 'sent' }>;

/** The cause of a failure, as far as the visitor can act on it. */
export type SendErrorCause = 'unreachable' | 'tooLarge' | 'tooMany' | 'other';

export function readResponse(url: string, httpStatus: number, text: string): SendResult {
  try {
    const body: unknown = JSON.parse(text);
    if (hasSuccess(body))
      return body.success ? { status: 'sent' } : { status: 'rejected', httpStatus };
    throw new Error(`${url} answered ${httpStatus} without a success flag.`);
  } catch (error) {
    return { status: 'networkError', httpStatus, error };
  }
}

export function getCause({ httpStatus }: SendError): SendErrorCause {
  if (httpStatus === 0) return 'unreachable';
  if (httpStatus === 413) return 'tooLarge';
  return httpStatus === 429 ? 'tooMany' : 'other';
}

function hasSuccess(body: unknown): body is { readonly success: boolean } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    typeof body.success === 'boolean'
  );
}
