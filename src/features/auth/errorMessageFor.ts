import { authErrors, unknownAuthError, type AuthErrorCode } from '@/content/auth';
import type { AuthError } from './authClient';

/** The message for an error, shown beside the form. */
export function errorMessageFor({ code }: AuthError): string {
  return isKnownCode(code) ? authErrors[code] : unknownAuthError;
}

export function isKnownCode(code: string): code is AuthErrorCode {
  return Object.hasOwn(authErrors, code);
}
