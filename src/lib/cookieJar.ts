import Cookies from 'js-cookie';
import { maxValueLength } from './storage';

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
