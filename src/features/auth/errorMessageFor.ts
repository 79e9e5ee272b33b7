import { authErrors, unknownAuthError, type AuthErrorCode } from '@/content/auth';
import type { AuthError } from './authClient';

/** The plain sentence for a failure, shown beside the form. */
export function errorMessageFor({ code }: AuthError): string {
  return isKnownCode(code) ? authErrors[code] : unknownAuthError;
}

export function isKnownCode(code: string): code is AuthErrorCode {
  return Object.hasOwn(authErrors, code);
}
