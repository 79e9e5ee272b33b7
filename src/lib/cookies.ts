import Cookies from 'js-cookie';

export type StorageCategory = 'necessary' | 'profile' | 'analytics' | 'marketing' | 'functional';

export type StoredItem = {
  /** A part in angle brackets stands for a name that varies. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB';
  readonly category: StorageCategory;
  /** Days, or what ends it. */
  readonly lifetime: number | 'tabClosed' | 'signedOut' | 'cleared';
  /** Kept only where single sign-on is set up. */
  readonly isOfSingleSignOn?: true;
};

/** Everything that the site keeps in a browser. The privacy page prints this table. */
export const storedItems = {
  cookieConsent: {
    name: 'cookieConsent',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 365,
  },
  username: { name: 'username', kind: 'cookie', category: 'profile', lifetime: 7 },
  userEmail: { name: 'userEmail', kind: 'cookie', category: 'profile', lifetime: 7 },
  playCount: { name: 'playCount', kind: 'cookie', category: 'analytics', lifetime: 365 },
  visits: { name: 'visits_<Organisation>', kind: 'cookie', category: 'analytics', lifetime: 7 },
  lastVisitedCase: { name: 'lastVisitedCase', kind: 'cookie', category: 'functional', lifetime: 7 },
  session: {
    name: 'session',
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'signedOut',
  },
  firebaseDatabase: {
    name: 'firebaseLocalStorageDb',
    kind: 'indexedDB',
    category: 'necessary',
    lifetime: 'signedOut',
  },
  firebaseHeartbeat: {
    name: 'firebase-heartbeat-database',
    kind: 'indexedDB',
    category: 'necessary',
    lifetime: 'cleared',
  },
  redirect: {
    name: 'signInRedirect',
    kind: 'sessionStorage',
    category: 'necessary',
    lifetime: 'tabClosed',
  },
  ssoTokens: {
    name: '@@auth0spajs@@::<Client>',
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'signedOut',
    isOfSingleSignOn: true,
  },
  ssoCheck: {
    name: 'auth0.<Client>.is.authenticated',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 1,
    isOfSingleSignOn: true,
  },
  ssoTransaction: {
    name: 'a0.spajs.txs.<Client>',
    kind: 'sessionStorage',
    category: 'necessary',
    lifetime: 'tabClosed',
    isOfSingleSignOn: true,
  },
  appearance: {
    name: 'appearance',
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'cleared',
  },
  motion: {
    name: 'motion',
    kind: 'sessionStorage',
    category: 'necessary',
    lifetime: 'tabClosed',
  },
  scroll: {
    name: 'scroll',
    kind: 'sessionStorage',
    category: 'necessary',
    lifetime: 'tabClosed',
  },
  contactDraft: {
    name: 'contactDraft',
    kind: 'sessionStorage',
    category: 'necessary',
    lifetime: 'tabClosed',
  },
  applicationDraft: {
    name: 'applicationDraft',
    kind: 'sessionStorage',
    category: 'necessary',
    lifetime: 'tabClosed',
  },
} as const satisfies Record<string, StoredItem>;

export type StoredItemName = keyof typeof storedItems;

/** The cookies that the site itself writes under a name that does not vary. */
type FixedCookieKey = {
  [K in StoredItemName]: (typeof storedItems)[K] extends {
    readonly kind: 'cookie';
    readonly name: infer Name;
  }
    ? Name extends `${string}<${string}`
      ? never
      : K
    : never;
}[StoredItemName];

export function readCookie(key: FixedCookieKey): string | null {
  return Cookies.get(storedItems[key].name) ?? null;
}

/** Sets a cookie for the lifetime that the table gives it, counted from now. */
export function writeCookie(key: FixedCookieKey, value: string): void {
  write(storedItems[key].name, value, storedItems[key].lifetime);
}

export function removeCookie(key: FixedCookieKey): void {
  remove(storedItems[key].name);
}

/** Adds one to a counting cookie. @param organisation tells the counters of visits apart. */
export function incrementCookie(key: 'playCount'): void;
export function incrementCookie(key: 'visits', organisation: string): void;
export function incrementCookie(key: 'playCount' | 'visits', organisation = ''): void {
  const name = key === 'visits' ? visitsCookieName(organisation) : storedItems[key].name;
  const count = Number.parseInt(Cookies.get(name) ?? '', 10);
  write(name, String(count > 0 ? count + 1 : 1), storedItems[key].lifetime);
}

/** Removes every cookie of a category, counters with varying names included. */
export function removeCookiesOf(category: StorageCategory): void {
  const prefixes = Object.values<StoredItem>(storedItems)
    .filter((item) => item.kind === 'cookie' && item.category === category)
    .map((item) => item.name.split('<'));
  for (const name of Object.keys(Cookies.get())) {
    const isOfCategory = prefixes.some(([fixed = '', varying]) =>
      varying === undefined ? name === fixed : name.startsWith(fixed),
    );
    if (isOfCategory) remove(name);
  }
}

/** The name of the counter of visits to an organisation's study. */
export function visitsCookieName(organisation: string): string {
  return `visits_${organisation.replace(/[^\p{L}\p{N}]/gu, '')}`;
}

function write(name: string, value: string, days: number): void {
  Cookies.set(name, value, {
    expires: days,
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

function remove(name: string): void {
  Cookies.remove(name, { path: '/' });
}
