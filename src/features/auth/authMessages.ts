import { authErrors, unknownAuthError, type AuthErrorCode } from '@/content/auth';
import type { AuthError } from './authClient';

/** The plain sentence for a failure, to be read beside the form. */
export function sentenceFor({ code }: AuthError): string {
  return isListed(code) ? authErrors[code] : unknownAuthError;
}

/** Whether the visitor caused it by closing the window: said beside the form, without an alert. */
export function isQuiet({ code }: AuthError): boolean {
  return code === 'popup-closed-by-user' || code === 'cancelled';
}

function isListed(code: string): code is AuthErrorCode {
  return Object.hasOwn(authErrors, code);
}
