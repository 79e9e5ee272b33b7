import { AuthError, toSentences } from './client';
import type { AuthMessage } from './content/account';
import { authErrors, unknownAuthError } from './content/auth';

const messages: Readonly<Record<string, AuthMessage>> = authErrors;

export function getErrorMessage({ code }: AuthError): AuthMessage {
  return (Object.hasOwn(messages, code) && messages[code]) || unknownAuthError;
}

/** An error for which the service has no text: its message is the one that is shown. */
export function createAuthError(code: keyof typeof authErrors, cause?: unknown): AuthError {
  return new AuthError(code, toSentences(authErrors[code]), { cause });
}

/** Turns any error but an `AuthError` into one with the code `internal-error`. */
export function toAuthError(error: unknown): AuthError {
  return error instanceof AuthError ? error : createAuthError('internal-error', error);
}
