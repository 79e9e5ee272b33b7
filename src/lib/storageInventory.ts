export type StorageCategory = 'necessary' | 'profile' | 'analytics' | 'marketing' | 'functional';

export type StoredItem = {
  /** Angle brackets mark a variable part. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB';
  readonly category: StorageCategory;
  /** Days, or the event that ends it. */
  readonly lifetime: number | 'tabClosed' | 'signedOut' | 'cleared';
  /** Stored only if this is configured. */
  readonly needs?: 'signIn' | 'firebase' | 'oidc';
};

const untilTabClosed = {
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tabClosed',
} as const;

/**
 * Everything that the site stores in a browser, and the only place where a key is written. The
 * privacy page shows this table.
 */
export const storedItems = {
  cookieConsent: {
    name: 'cookieConsent',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 365,
  },
  username: { name: 'username', kind: 'cookie', category: 'profile', lifetime: 7, needs: 'signIn' },
  userEmail: {
    name: 'userEmail',
    kind: 'cookie',
    category: 'profile',
    lifetime: 7,
    needs: 'signIn',
  },
  playCount: { name: 'playCount', kind: 'cookie', category: 'analytics', lifetime: 365 },
  visits: { name: 'visits_<Organisation>', kind: 'cookie', category: 'analytics', lifetime: 7 },
  lastVisitedCase: { name: 'lastVisitedCase', kind: 'cookie', category: 'functional', lifetime: 7 },
  session: {
    name: 'session',
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'signedOut',
    needs: 'signIn',
  },
  firebaseDatabase: {
    name: 'firebaseLocalStorageDb',
    kind: 'indexedDB',
    category: 'necessary',
    lifetime: 'signedOut',
    needs: 'firebase',
  },
  firebaseHeartbeat: {
    name: 'firebase-heartbeat-database',
    kind: 'indexedDB',
    category: 'necessary',
    lifetime: 'cleared',
    needs: 'firebase',
  },
  lastSignIn: {
    name: 'lastSignIn',
    kind: 'cookie',
    category: 'functional',
    lifetime: 365,
    needs: 'firebase',
  },
  verificationMail: { name: 'verificationMail', ...untilTabClosed, needs: 'firebase' },
  redirect: { name: 'signInRedirect', ...untilTabClosed, needs: 'signIn' },
  firebaseRedirect: {
    name: 'firebase:pendingRedirect:<Project>',
    ...untilTabClosed,
    needs: 'firebase',
  },
  ssoTokens: {
    name: '@@auth0spajs@@::<Client>',
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'signedOut',
    needs: 'oidc',
  },
  ssoCheck: {
    name: 'auth0.<Client>.is.authenticated',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 1,
    needs: 'oidc',
  },
  ssoTransaction: { name: 'a0.spajs.txs.<Client>', ...untilTabClosed, needs: 'oidc' },
  theme: { name: 'appearance', kind: 'localStorage', category: 'necessary', lifetime: 'cleared' },
  motion: { name: 'motion', ...untilTabClosed },
  scroll: { name: 'scroll', ...untilTabClosed },
  contactDraft: { name: 'contactDraft', ...untilTabClosed },
  applicationDraft: { name: 'applicationDraft', ...untilTabClosed },
} as const satisfies Record<string, StoredItem>;

export type StoredItemName = keyof typeof storedItems;
