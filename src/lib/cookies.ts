import { readCookie, type CookieJar } from './cookieJar';
import type { StorageCategory, StoredItem } from './storedItem';

/** A cookie that the site writes; `lifetime` in days. */
type SiteCookie = { readonly name: string; readonly lifetime: number };

export function writeCookie(jar: CookieJar, { name, lifetime }: SiteCookie, value: string): void {
  jar.set(name, value, lifetime);
}

/** The names of the cookies in the jar that belong to these items and to the category. */
export function cookiesOf(
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

/** Increments a counter cookie. */
export function countInCookie(jar: CookieJar, cookie: SiteCookie): void {
  const count = Number.parseInt(readCookie(jar, cookie.name) ?? '', 10);
  const next = count > 0 && count < Number.MAX_SAFE_INTEGER ? count + 1 : 1;
  writeCookie(jar, cookie, String(next));
}
