import { AuthError, toSentences } from './authClient';
import type { AuthMessage } from './content/account';
import { authErrors, unknownAuthError } from './content/auth';
import { ssoErrors } from './single-sign-on/copy';

const messages = { ...authErrors, ...ssoErrors } as const;

type KnownCode = keyof typeof messages;

/** The message for an error, shown beside the form. */
export function getErrorMessage({ code }: AuthError): AuthMessage {
  return isKnownCode(code) ? messages[code] : unknownAuthError;
}

export function isKnownCode(code: string): code is KnownCode {
  return Object.hasOwn(messages, code);
}

/** An error for which the service has no text: it has the message that is shown. */
export function createAuthError(code: KnownCode, cause?: unknown): AuthError {
  return new AuthError(code, toSentences(messages[code]), { cause });
}

/** Turns any error but an `AuthError` into one with the code `internal-error`. */
export function toAuthError(error: unknown): AuthError {
  return error instanceof AuthError ? error : createAuthError('internal-error', error);
}
