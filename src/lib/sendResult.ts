import { parseObject } from './json';

/** `docs/send-email.md` is the contract; by the reference the company finds what was sent. */
export type SendResult =
  | { readonly status: 'sent'; readonly reference?: string | undefined }
  | {
      readonly status: 'rejected';
      readonly httpStatus: number;
      /** The name of a field and what is wrong with it: `required`, `malformed`, `tooLong` … */
      readonly refusal: { readonly field: string; readonly code: string } | null;
    }
  /** No response (`httpStatus` 0), or one without a readable success flag. */
  | { readonly status: 'networkError'; readonly httpStatus: number; readonly error: unknown };

export type SendError = Exclude<SendResult, { readonly status: 'sent' }>;

/** The cause of a failure, as far as the visitor can act on it. */
export type SendErrorCause = 'unreachable' | 'tooLarge' | 'tooMany' | 'busy' | 'other';

export function readResponse(url: string, httpStatus: number, text: string): SendResult {
  const { success, field, code, reference } = parseObject(text);
  if (success === true)
    return { status: 'sent', reference: typeof reference === 'string' ? reference : undefined };
  if (success === false) {
    const refusal = typeof field === 'string' && typeof code === 'string' ? { field, code } : null;
    return { status: 'rejected', httpStatus, refusal };
  }
  const error = new Error(`${url} answered ${httpStatus} without a success flag.`);
  return { status: 'networkError', httpStatus, error };
}

const causes: ReadonlyMap<number, SendErrorCause> = new Map([
  [0, 'unreachable'],
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [503, 'busy'],
]);

export function getCause({ httpStatus }: SendError): SendErrorCause {
  return causes.get(httpStatus) ?? 'other';
}
