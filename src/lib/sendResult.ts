import { parseObject } from './json';

/** The result of sending a form; `docs/send-email.md` is the contract. */
export type SendResult =
  | { readonly status: 'sent' }
  /** The response's success flag is false. */
  | {
      readonly status: 'rejected';
      readonly httpStatus: number;
      /** The field that the receiver did not accept. */
      readonly refusal: Refusal | null;
    }
  /** No response (`httpStatus` 0), or one without a readable success flag. */
  | { readonly status: 'networkError'; readonly httpStatus: number; readonly error: unknown };

/** The name of a field and what is wrong with it: `required`, `malformed`, `tooLong` … */
export type Refusal = { readonly field: string; readonly code: string };

export type SendError = Exclude<SendResult, { readonly status: 'sent' }>;

/** The cause of a failure, as far as the visitor can act on it. */
export type SendErrorCause = 'unreachable' | 'tooLarge' | 'tooMany' | 'other';

export function readResponse(url: string, httpStatus: number, text: string): SendResult {
  const { success, field, code } = parseObject(text);
  if (success === true) return { status: 'sent' };
  if (success === false) {
    const refusal = typeof field === 'string' && typeof code === 'string' ? { field, code } : null;
    return { status: 'rejected', httpStatus, refusal };
  }
  const error = new Error(`${url} answered ${httpStatus} without a success flag.`);
  return { status: 'networkError', httpStatus, error };
}

export function getCause({ httpStatus }: SendError): SendErrorCause {
  if (httpStatus === 0) return 'unreachable';
  if (httpStatus === 413) return 'tooLarge';
  return httpStatus === 429 ? 'tooMany' : 'other';
}
