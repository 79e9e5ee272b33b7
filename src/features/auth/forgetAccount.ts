import type { CookieJar } from '@/lib/cookieJar';
import { storedItems } from '@/lib/storageInventory';
import { forgetVerificationMail } from './verificationMail';

/** Removes what this browser keeps of a deleted account; the end of the session removes the rest. */
export function forgetAccount(cookies: CookieJar): void {
  cookies.remove(storedItems.lastSignIn.name);
  forgetVerificationMail();
}
