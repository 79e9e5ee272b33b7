import { useEffect } from 'react';
import { storedItems } from '@/content/storedItems';
import { useConsent } from '@/features/consent/ConsentProvider';
import { writeCookie } from '@/lib/cookies';
import { useAuth } from './AuthProvider';
import { localPart } from './session';

/**
 * Sets the cookies `username` and `userEmail` while a user is signed in and has made any cookie
 * choice; otherwise removes them (SPEC section 4). While the session is not verified, it
 * leaves the cookies as they are.
 */
export function ProfileCookies() {
  const { session, refresh } = useAuth();
  const { record: consent, readRecord, cookies } = useConsent();

  useEffect(() => {
    // Another tab may have just changed the session or the choice.
    refresh();
  }, [session, consent, refresh]);

  useEffect(() => {
    if (session.status === 'unknown') return;
    const isSignedIn = session.status === 'signedIn';
    if (isSignedIn && readRecord() && !session.isConfirmed) return;
    const user = isSignedIn && readRecord() ? session.user : null;
    const username = user?.displayName?.trim() || localPart(user?.email ?? null);
    if (username) writeCookie(cookies, storedItems.username, username);
    else cookies.remove(storedItems.username.name);
    if (user?.email) writeCookie(cookies, storedItems.userEmail, user.email);
    else cookies.remove(storedItems.userEmail.name);
    if (user?.signInMethod && consent?.functional) {
      writeCookie(cookies, storedItems.lastSignIn, user.signInMethod);
    }
  }, [session, consent, readRecord, cookies]);

  return null;
}
