import { authErrors, unknownAuthError } from '@/content/signIn/auth';
import { ssoErrors } from '@/content/signIn/singleSignOn';
import type { AuthError } from './authClient';

const messages = { ...authErrors, ...ssoErrors } as const;

/** The message for an error, shown beside the form. */
export function errorMessageFor({ code }: AuthError): string {
  return isKnownCode(code) ? messages[code] : unknownAuthError;
}

export function isKnownCode(code: string): code is keyof typeof messages {
  return Object.hasOwn(messages, code);
}
