import type { CookieJar } from '@/lib/cookieJar';

/** Cookies in memory. */
export function memoryCookies(initial: Readonly<Record<string, string>> = {}): CookieJar {
  const values = new Map(Object.entries(initial));
  return {
    getAll: () => Object.fromEntries(values),
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}

/** Cookies in a browser that blocks them. */
export const blockedCookies: CookieJar = {
  getAll: () => ({}),
  set: () => undefined,
  remove: () => undefined,
};
