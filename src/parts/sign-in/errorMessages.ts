import { AuthError, errorFactory } from './authClient';
import { clientTexts } from './clientTexts';
import type { AuthMessage } from './content/account';
import { authErrors, unknownAuthError } from './content/auth';

const messages: Readonly<Record<string, AuthMessage>> = Object.assign(
  {},
  authErrors,
  ...Object.values(clientTexts).map(({ errors }) => errors),
);

export function getErrorMessage({ code }: AuthError): AuthMessage {
  return (isKnownCode(code) && messages[code]) || unknownAuthError;
}

export function isKnownCode(code: string): boolean {
  return Object.hasOwn(messages, code);
}

export const createAuthError = errorFactory(authErrors);

/** Turns any error but an `AuthError` into one with the code `internal-error`. */
export function toAuthError(error: unknown): AuthError {
  return error instanceof AuthError ? error : createAuthError('internal-error', error);
}
