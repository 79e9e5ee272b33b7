import type { AnalyticsVendorName, MeasuringSettings } from '@/config/parseEnv';
import { readCookie, type CookieJar } from './cookieJar';
import { storedItems, type StorageCategory, type StoredItem } from '@/content/storedItems';

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

/** A cookie that the site writes; `lifetime` in days. */
type SiteCookie = { readonly name: string; readonly lifetime: number };

export function writeCookie(jar: CookieJar, { name, lifetime }: SiteCookie, value: string): void {
  jar.set(name, value, lifetime);
}

/** Removes every cookie of a category, including counters with variable names. */
export function removeCategory(jar: CookieJar, category: StorageCategory): void {
  cookiesOf(Object.values(storedItems), category, jar).forEach(jar.remove);
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
export function countInCookie(jar: CookieJar, cookie: SiteCookie): void {
  const count = Number.parseInt(readCookie(jar, cookie.name) ?? '', 10);
  const next = count > 0 && count < Number.MAX_SAFE_INTEGER ? count + 1 : 1;
  writeCookie(jar, cookie, String(next));
}
