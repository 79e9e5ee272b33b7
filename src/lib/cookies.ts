import type { AnalyticsVendorName, MeasuringSettings } from '@/config/parseEnv';
import { readCookie, type CookieJar } from './cookieJar';
import {
  storedItems,
  type StorageCategory,
  type StoredItem,
  type StoredItemName,
} from './storageInventory';

/** Stored in addition by a build that measures; `measuringItemsFor` selects. */
export const measuringItems = {
  leadSource: {
    name: 'leadSource',
    kind: 'sessionStorage',
    category: 'analytics',
    lifetime: 'tabClosed',
  },
  googleVisitor: { name: '_ga', kind: 'cookie', category: 'analytics', lifetime: 730 },
  googleVisit: { name: '_ga_<Stream>', kind: 'cookie', category: 'analytics', lifetime: 730 },
  googleClick: { name: '_gcl_<Kind>', kind: 'cookie', category: 'marketing', lifetime: 90 },
} as const satisfies Record<string, StoredItem>;

export type MeasuringItemName = keyof typeof measuringItems;

const googleCookies = ['googleVisitor', 'googleVisit', 'googleClick'] as const;

const cookiesOfVendor: Readonly<Record<AnalyticsVendorName, readonly MeasuringItemName[]>> = {
  gtm: googleCookies,
  ga4: googleCookies,
  plausible: [],
  umami: [],
};

/** What a build with these settings stores beside `storedItems`, by its key. */
export function measuringItemsFor({
  analytics,
}: MeasuringSettings): readonly (readonly [MeasuringItemName, StoredItem])[] {
  const cookies = analytics ? cookiesOfVendor[analytics.vendor] : [];
  return (['leadSource', ...cookies] as const).map((name) => [name, measuringItems[name]]);
}

/** The cookies that the site writes under a fixed name. */
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

/** `lifetime` in days. */
type CounterCookie = { readonly name: string; readonly lifetime: number };

/** The cookies of the site, by the keys of the table. */
export type SiteCookies = {
  /** Null for a value that is longer than any that the site writes. */
  readonly read: (key: FixedCookieKey) => string | null;
  /** Sets a cookie for its lifetime in the table. */
  readonly write: (key: FixedCookieKey, value: string) => void;
  readonly remove: (key: FixedCookieKey) => void;
  /** Removes every cookie of a category, including counters with variable names. */
  readonly removeCategory: (category: StorageCategory) => void;
};

export function createSiteCookies(jar: CookieJar): SiteCookies {
  return {
    read: (key) => readCookie(jar, storedItems[key].name),
    write: (key, value) => jar.set(storedItems[key].name, value, storedItems[key].lifetime),
    remove: (key) => jar.remove(storedItems[key].name),
    removeCategory: (category) => {
      cookiesOf(Object.values(storedItems), category, jar).forEach(jar.remove);
    },
  };
}

/** The names of the cookies in the jar that belong to these items and to the category. */
export function cookiesOf(
  items: readonly StoredItem[],
  category: StorageCategory,
  jar: CookieJar,
): readonly string[] {
  const prefixes = items
    .filter((item) => item.kind === 'cookie' && item.category === category)
    .map((item) => item.name.split('<'));
  return Object.keys(jar.getAll()).filter((name) =>
    prefixes.some(([fixed = '', varying]) =>
      varying === undefined ? name === fixed : name.startsWith(fixed),
    ),
  );
}

/** Increments a counter cookie. */
export function countInCookie(jar: CookieJar, { name, lifetime }: CounterCookie): void {
  const count = Number.parseInt(readCookie(jar, name) ?? '', 10);
  jar.set(name, String(count > 0 && count < Number.MAX_SAFE_INTEGER ? count + 1 : 1), lifetime);
}

/** The counter of visits to an organisation's study. */
export function visitsCookie(organisation: string): CounterCookie {
  const [prefix = ''] = storedItems.visits.name.split('<');
  return { ...storedItems.visits, name: prefix + organisation.replace(/[^\p{L}\p{N}]/gu, '') };
}
