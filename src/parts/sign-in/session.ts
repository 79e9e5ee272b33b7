import { parseObject } from '@/lib/json';
import { safeLocalStorage } from '@/lib/storage';
import type { Account, AuthBackend } from './client';
import { accountCopy } from './content/account';
import { sessionKey } from './stored';

export type User = Account & {
  /** The name that the site shows: the email's local part, else the display name, else "User". */
  readonly name: string;
};

export type Session =
  /** In prerendered HTML and the first client render. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | {
      readonly status: 'signedIn';
      readonly user: User;
      readonly backend: AuthBackend;
      /** False for a cached session that the service has not confirmed yet. */
      readonly isConfirmed: boolean;
    };

export const signedOut = { status: 'signedOut' } as const satisfies Session;

export function signedIn(backend: AuthBackend, account: Account) {
  return {
    status: 'signedIn',
    backend,
    user: { ...account, name: getUserName(account) },
    isConfirmed: true,
  } as const satisfies Session;
}

export function getUserName({ email, displayName }: Account): string {
  return localPart(email) || displayName?.trim() || accountCopy.fallbackName;
}

export function localPart(email: string | null): string {
  return email?.split('@')[0]?.trim() ?? '';
}

/** Characters: what others have stored under the name, such as megabytes, would delay the first paint. */
const maxLength = 1000;

/** Stored by the last page, so that the name shows before the service has loaded, which alone can verify it. */
export function readCachedSession(isConfigured: (backend: AuthBackend) => boolean): Session {
  const cached = readCachedUser();
  if (!cached) return signedOut;
  const backend = cached.backend === 'oidc' ? 'oidc' : 'firebase';
  if (isConfigured(backend)) {
    const user = { name: cached.name, email: cached.email || null, displayName: null };
    return { status: 'signedIn', backend, user, isConfirmed: false };
  }
  safeLocalStorage.remove(sessionKey);
  return signedOut;
}

export function cacheSession(session: Session): void {
  const text = formatCachedSession(session);
  if (text === null) safeLocalStorage.remove(sessionKey);
  else safeLocalStorage.set(sessionKey, text);
}

/** Contains only the texts that are shown before the code loads, and the service to ask. */
export function formatCachedSession(session: Session): string | null {
  if (session.status !== 'signedIn') return null;
  const { user, backend } = session;
  return JSON.stringify({
    name: user.name,
    email: user.email ?? '',
    ...(backend === 'oidc' && { backend }),
  });
}

/**
 * Shows the cached user before the code has loaded, by attributes that AccountControls.module.css reads.
 */
export function showCachedUser(): void {
  const user = readCachedUser();
  if (!user) return;
  const { dataset, style } = document.documentElement;
  dataset['cachedUser'] = '1';
  const { name, email } = user;
  const initial = Array.from(name)[0]?.toUpperCase();
  for (const [key, text] of Object.entries({ name, email, initial }))
    style.setProperty(`--cached-user-${key}`, JSON.stringify(text));
}

function readCachedUser() {
  const text = safeLocalStorage.get(sessionKey);
  if (text === null) return null;
  const { name, email, backend } = parseObject(text.length > maxLength ? '' : text);
  if (typeof name === 'string' && name.trim() !== '' && typeof email === 'string')
    return { name, email, backend };
  safeLocalStorage.remove(sessionKey);
  return null;
}
