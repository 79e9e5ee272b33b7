import { accountWords } from '@/content/account';
import { useStore } from '@/hooks/useStore';
import { safeLocalStorage } from '@/lib/storage';
import { createStore } from '@/lib/store';
import type { Account, Mechanism } from './authClient';

export type ShownVisitor = Account & {
  /** As shown: the email's local part, else the display name, else a word for anyone. */
  readonly name: string;
};

export type Session =
  /** In prerendered HTML and the first client render. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly visitor: ShownVisitor; readonly mechanism: Mechanism };

const unknown = { status: 'unknown' } as const;
const signedOut = { status: 'signedOut' } as const;

/** In local storage; the script in index.html reads it too. */
export const hintKey = 'session';

const store = createStore<Session>(readHint, unknown);

export function useSession(): Session {
  return useStore(store);
}

/** Who is signed in, as the site shows them; null while nobody is. */
export function useShownVisitor(): ShownVisitor | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.visitor : null;
}

/** What forms can start with: the full name if the service knows one; null while nobody is. */
export function useVisitor(): { readonly name: string; readonly email: string } | null {
  const visitor = useShownVisitor();
  return visitor && { name: visitor.displayName || visitor.name, email: visitor.email ?? '' };
}

export function currentSession(): Session {
  return store.get();
}

/** @returns the function that ends the subscription. */
export function onSessionChange(listener: (session: Session) => void): () => void {
  return store.subscribe(() => listener(store.get()));
}

/**
 * Takes over what a sign-in service says. A service that knows nobody does not end a session that
 * came from another one.
 */
export function applyAccount(mechanism: Mechanism, account: Account | null): void {
  const current = store.get();
  if (!account && current.status === 'signedIn' && current.mechanism !== mechanism) return;
  if (account) {
    const session = signedIn(mechanism, account);
    safeLocalStorage.set(hintKey, JSON.stringify({ ...session.visitor, mechanism }));
    store.set(session);
    return;
  }
  safeLocalStorage.remove(hintKey);
  store.set(signedOut);
}

/** Follows sign-in and sign-out in other tabs. @returns the function that ends it. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === hintKey || event.key === null) store.set(readHint());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** SPEC section 3. */
export function shownName({ email, displayName }: Account): string {
  return localPart(email) || displayName || accountWords.fallbackName;
}

export function localPart(email: string | null): string {
  return email?.split('@')[0] ?? '';
}

/**
 * The visitor whom the last page of this browser knew, so that the name shows before the sign-in
 * service is loaded (and, by the script in index.html, before this one is). Only the service
 * decides whether it still holds.
 */
function readHint(): Session {
  try {
    const hint: unknown = JSON.parse(safeLocalStorage.get(hintKey) ?? 'null');
    return isHint(hint) ? signedIn(hint.mechanism, hint) : signedOut;
  } catch {
    return signedOut;
  }
}

function signedIn(mechanism: Mechanism, { email, displayName }: Account) {
  const name = shownName({ email, displayName });
  return { status: 'signedIn', mechanism, visitor: { name, email, displayName } } as const;
}

function isHint(value: unknown): value is Account & { readonly mechanism: Mechanism } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mechanism' in value &&
    (value.mechanism === 'firebase' || value.mechanism === 'oidc') &&
    'email' in value &&
    isTextOrNull(value.email) &&
    'displayName' in value &&
    isTextOrNull(value.displayName)
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
