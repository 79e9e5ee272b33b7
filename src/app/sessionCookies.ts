import { currentSession, localPart, onSessionChange } from '@/features/auth/session';
import { currentConsent, onConsentChange } from '@/features/consent/consent';
import { removeCookie, writeCookie } from '@/lib/cookies';

/**
 * Keeps the cookies `username` and `userEmail` while someone is signed in and a choice about cookies
 * was made, whichever it was; removes them otherwise (SPEC section 4). Looks again at every change
 * of the session and of the consent.
 * @returns the function that ends it.
 */
export function bindSessionCookies(): () => void {
  const ends = [onSessionChange(updateCookies), onConsentChange(updateCookies)];
  updateCookies();
  return () => ends.forEach((end) => end());
}

function updateCookies(): void {
  const session = currentSession();
  if (session.status !== 'signedIn' || currentConsent() === null) {
    removeCookie('username');
    removeCookie('userEmail');
    return;
  }
  const { displayName, email } = session.visitor;
  writeCookie('username', displayName || localPart(email));
  if (email) writeCookie('userEmail', email);
  else removeCookie('userEmail');
}
