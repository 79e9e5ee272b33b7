import type { StoredItem } from '@/content/storedItems';

/** Stored only if this is configured; `signIn` is either of the others. */
export type SignInNeed = 'signIn' | 'firebase' | 'oidc';

type SignInItem = StoredItem & { readonly needs: SignInNeed };

const profile = { kind: 'cookie', category: 'profile', lifetime: 7, needs: 'signIn' } as const;
const signIn = { category: 'necessary', needs: 'signIn' } as const;
const firebase = { category: 'necessary', needs: 'firebase' } as const;
const oidc = { category: 'necessary', needs: 'oidc' } as const;
const untilSignedOut = { kind: 'localStorage', lifetime: 'signedOut' } as const;
const untilTabClosed = { kind: 'sessionStorage', lifetime: 'tabClosed' } as const;

/** With the visitor's name and email. */
export const profileItems = {
  username: { name: 'username', ...profile },
  userEmail: { name: 'userEmail', ...profile },
} as const satisfies Record<string, SignInItem>;

/** What keeps a visitor signed in, and finds the way back from a provider. */
export const signInItems = {
  session: { name: 'session', ...signIn, ...untilSignedOut },
  firebaseDatabase: {
    name: 'firebaseLocalStorageDb',
    ...firebase,
    ...untilSignedOut,
    kind: 'indexedDB',
  },
  firebaseHeartbeat: {
    name: 'firebase-heartbeat-database',
    ...firebase,
    kind: 'indexedDB',
    lifetime: 'cleared',
  },
  lastSignIn: {
    name: 'lastSignIn',
    kind: 'cookie',
    category: 'functional',
    lifetime: 365,
    needs: 'firebase',
  },
  verificationMail: { name: 'verificationMail', ...firebase, ...untilTabClosed },
  redirect: { name: 'signInRedirect', ...signIn, ...untilTabClosed },
  firebaseRedirect: { name: 'firebase:pendingRedirect:<Project>', ...firebase, ...untilTabClosed },
  ssoTokens: { name: '@@auth0spajs@@::<Client>', ...oidc, ...untilSignedOut },
  ssoCheck: { name: 'auth0.<Client>.is.authenticated', ...oidc, kind: 'cookie', lifetime: 1 },
  ssoTransaction: { name: 'a0.spajs.txs.<Client>', ...oidc, ...untilTabClosed },
} as const satisfies Record<string, SignInItem>;
