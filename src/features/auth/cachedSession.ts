import { maxEmailLength, maxNameLength, parseCachedUser } from '@/lib/cachedUser';
import { safeLocalStorage } from '@/lib/storage';
import { signedOut, type Session } from './session';
import { storedItems } from '@/lib/storageInventory';

/**
 * The session that the last page stored, so that the name is shown before the sign-in service has
 * loaded. Only the service knows whether it is still valid. A malformed value is removed.
 */
export function readCachedSession(hasSingleSignOn: boolean): Session {
  const text = safeLocalStorage.get(storedItems.session.name);
  if (text === null) return signedOut;
  const session = parseCachedSession(text);
  const isUsable = session.status === 'signedIn' && (session.method !== 'oidc' || hasSingleSignOn);
  if (isUsable) return session;
  safeLocalStorage.remove(storedItems.session.name);
  return signedOut;
}

/** @returns whether the browser stored it */
export function cacheSession(session: Session): boolean {
  const text = formatCachedSession(session);
  if (text === null) safeLocalStorage.remove(storedItems.session.name);
  else safeLocalStorage.set(storedItems.session.name, text);
  return safeLocalStorage.get(storedItems.session.name) === text;
}

/** Contains only the texts that are shown before the code loads, and the service to ask. */
export function formatCachedSession(session: Session): string | null {
  if (session.status !== 'signedIn') return null;
  const { user, method } = session;
  return JSON.stringify({
    name: user.name.slice(0, maxNameLength),
    email: (user.email ?? '').slice(0, maxEmailLength),
    ...(method === 'oidc' && { method }),
  });
}

export function parseCachedSession(text: string): Session {
  const cached = parseCachedUser(text);
  if (!cached) return signedOut;
  return {
    status: 'signedIn',
    method: cached.method === 'oidc' ? 'oidc' : 'firebase',
    user: { name: cached.name, email: cached.email || null, displayName: null },
    isVerified: false,
  };
}
