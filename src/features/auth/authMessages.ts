import { authErrors, unknownAuthError, type AuthErrorCode } from '@/content/auth';
import type { AuthError } from './authClient';

/** The plain sentence for a failure, to be read beside the form. */
export function sentenceFor({ code }: AuthError): string {
  return isListed(code) ? authErrors[code] : unknownAuthError;
}

function isListed(code: string): code is AuthErrorCode {
  return Object.hasOwn(authErrors, code);
}
