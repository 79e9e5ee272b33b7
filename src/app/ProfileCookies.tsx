import { useEffect } from 'react';
import { useAuth } from '@/features/auth/AuthProvider';
import { localPart } from '@/features/auth/session';
import { useConsent } from '@/features/consent/ConsentProvider';
import { createSiteCookies } from '@/lib/cookies';

/**
 * Sets the cookies `username` and `userEmail` while a user is signed in and has made any cookie
 * choice; otherwise removes them (SPEC section 4). While the session is not verified, it leaves the
 * cookies as they are.
 */
export function ProfileCookies() {
  const { session, refresh } = useAuth();
  const { record, readRecord, cookies } = useConsent();

  useEffect(() => {
    // another tab may have just changed the session or the choice
    refresh();
  }, [session, record, refresh]);

  useEffect(() => {
    if (session.status === 'unknown') return;
    const siteCookies = createSiteCookies(cookies);
    const isSignedIn = session.status === 'signedIn';
    if (isSignedIn && readRecord() && !session.isVerified) return;
    const account = isSignedIn && readRecord() ? session.user : null;
    const username = account?.displayName || localPart(account?.email ?? null);
    if (username) siteCookies.write('username', username);
    else siteCookies.remove('username');
    if (account?.email) siteCookies.write('userEmail', account.email);
    else siteCookies.remove('userEmail');
  }, [session, record, readRecord, cookies]);

  return null;
}
