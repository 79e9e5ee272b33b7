import type { CookieJar } from '@/lib/cookieJar';

/** Cookies that live as long as the test. */
export function memoryCookies(initial: Readonly<Record<string, string>> = {}): CookieJar {
  const values = new Map(Object.entries(initial));
  return {
    getAll: () => Object.fromEntries(values),
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}

/** Cookies that the browser does not keep. */
export const blockedCookies: CookieJar = {
  getAll: () => ({}),
  set: () => undefined,
  remove: () => undefined,
};
