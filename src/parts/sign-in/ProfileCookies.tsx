import { useEffect } from 'react';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { useStore } from '@/hooks/useStore';
import { useAuth } from './AuthProvider';
import { localPart } from './session';
import { profileCookies, signInItems } from './stored';

/** Removes them where they may not be; while the session is not verified, it leaves them as they are. */
export function ProfileCookies() {
  const { session } = useAuth();
  const { record, read, cookies } = useConsentStore();
  const consent = useStore(record);

  useEffect(() => {
    if (session.status === 'unknown') return;
    const isSignedIn = session.status === 'signedIn';
    const hasChosen = read() !== null;
    if (isSignedIn && hasChosen && !session.isConfirmed) return;
    const user = profileCookies.areSet && isSignedIn && hasChosen ? session.user : null;
    const username = user?.displayName?.trim() || localPart(user?.email ?? null);
    if (username) cookies.set(signInItems.username, username);
    else cookies.remove(signInItems.username.name);
    if (user?.email) cookies.set(signInItems.userEmail, user.email);
    else cookies.remove(signInItems.userEmail.name);
  }, [session, consent, read, cookies]);

  return null;
}
