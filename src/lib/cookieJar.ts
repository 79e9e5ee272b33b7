import Cookies from 'js-cookie';
import { maxValueLength } from './storage';
import type { StorageCategory, StoredItem } from './storedItem';

/** The storage of cookies: the browser's, or memory in a test. */
export type CookieJar = {
  readonly getAll: () => Readonly<Record<string, string>>;
  readonly set: (name: string, value: string, days: number) => void;
  readonly remove: (name: string) => void;
};

export const browserCookies: CookieJar = {
  getAll: () => Cookies.get(),
  set: (name, value, days) => {
    Cookies.set(name, value, {
      expires: days,
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    });
  },
  remove: (name) => Cookies.remove(name, { path: '/' }),
};

/** Null for a value that is longer than any that the site writes. */
export function readCookie(jar: CookieJar, name: string): string | null {
  const value = jar.getAll()[name] ?? null;
  return value !== null && value.length > maxValueLength ? null : value;
}

/** A cookie that the site writes; `lifetime` in days. */
type SiteCookie = { readonly name: string; readonly lifetime: number };

export function writeCookie(jar: CookieJar, { name, lifetime }: SiteCookie, value: string): void {
  jar.set(name, value, lifetime);
}

/** The names of the cookies in the jar that belong to these items and to the category. */
export function findCookies(
  items: readonly Pick<StoredItem, 'name' | 'kind' | 'category'>[],
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

export function countInCookie(jar: CookieJar, cookie: SiteCookie): void {
  const count = Number.parseInt(readCookie(jar, cookie.name) ?? '', 10);
  const next = count > 0 && count < Number.MAX_SAFE_INTEGER ? count + 1 : 1;
  writeCookie(jar, cookie, String(next));
}
