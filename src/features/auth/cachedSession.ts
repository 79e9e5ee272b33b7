import { safeLocalStorage } from '@/lib/storage';
import { signedOut, type Session } from './session';

/** In local storage; the script in index.html reads it too. */
export const sessionStorageKey = 'session';

/** Characters; at three bytes each the whole value stays below a kilobyte. */
const maxNameLength = 64;
/** Characters; RFC 5321 allows no longer address. */
const maxEmailLength = 254;

/**
 * The user whom the last page of this browser knew, so that the name shows before the sign-in
 * service has loaded. Only the service decides whether the session still holds. Anything that this
 * site would not have written is removed.
 */
export function readCachedSession(hasSingleSignOn: boolean): Session {
  const text = safeLocalStorage.get(sessionStorageKey);
  if (text === null) return signedOut;
  const session = parseCachedSession(text);
  const isUsable = session.status === 'signedIn' && (session.method !== 'oidc' || hasSingleSignOn);
  if (isUsable) return session;
  safeLocalStorage.remove(sessionStorageKey);
  return signedOut;
}

/** @returns whether the browser has kept it */
export function cacheSession(session: Session): boolean {
  const text = formatCachedSession(session);
  if (text === null) safeLocalStorage.remove(sessionStorageKey);
  else safeLocalStorage.set(sessionStorageKey, text);
  return safeLocalStorage.get(sessionStorageKey) === text;
}

/** What is painted before the code loads, and which service to ask: nothing else. */
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
  try {
    const value: unknown = JSON.parse(text);
    if (!isCached(value)) return signedOut;
    const email = value.email === '' ? null : value.email;
    return {
      status: 'signedIn',
      method: 'method' in value && value.method === 'oidc' ? 'oidc' : 'firebase',
      user: { name: value.name, email, displayName: null },
      isVerified: false,
    };
  } catch {
    return signedOut;
  }
}

function isCached(value: unknown): value is { readonly name: string; readonly email: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== '' &&
    value.name.length <= maxNameLength &&
    'email' in value &&
    typeof value.email === 'string' &&
    value.email.length <= maxEmailLength
  );
}
