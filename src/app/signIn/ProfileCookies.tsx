import { useEffect } from 'react';
import { useAuth } from '@/features/auth/AuthProvider';
import { localPart } from '@/features/auth/session';
import { useConsent } from '@/features/consent/ConsentProvider';
import { createSiteCookies } from '@/lib/cookies';

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
    const siteCookies = createSiteCookies(cookies);
    const isSignedIn = session.status === 'signedIn';
    if (isSignedIn && readRecord() && !session.isVerified) return;
    const user = isSignedIn && readRecord() ? session.user : null;
    const username = user?.displayName || localPart(user?.email ?? null);
    if (username) siteCookies.write('username', username);
    else siteCookies.remove('username');
    if (user?.email) siteCookies.write('userEmail', user.email);
    else siteCookies.remove('userEmail');
    if (user?.signInWay && consent?.functional) {
      siteCookies.write('lastSignIn', user.signInWay);
    }
  }, [session, consent, readRecord, cookies]);

  return null;
}
