import type { CookieJar } from '@/lib/cookieJar';
import { createSiteCookies } from '@/lib/cookies';
import { forgetVerificationMail } from './verificationMail';

/** Removes what this browser keeps of a deleted account; the end of the session removes the rest. */
export function forgetAccount(cookies: CookieJar): void {
  createSiteCookies(cookies).remove('lastSignIn');
  forgetVerificationMail();
}
