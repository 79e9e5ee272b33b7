import { useEffect } from 'react';
import { useAuth } from '@/features/auth/AuthProvider';
import { localPart } from '@/features/auth/session';
import { useConsent } from '@/features/consent/ConsentProvider';
import { createSiteCookies } from '@/lib/cookies';

/**
 * Keeps the cookies `username` and `userEmail` while someone is signed in and a choice about cookies
 * was made, whichever it was; removes them otherwise (SPEC section 4). A session that the service
 * has not confirmed yet renews nothing.
 */
export function ProfileCookies() {
  const { session, refresh } = useAuth();
  const { record, readRecord, cookies } = useConsent();

  useEffect(() => {
    // another tab may have just signed in or chosen, and its message is still on the way
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
