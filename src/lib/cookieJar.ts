import Cookies from 'js-cookie';

type SiteCookie = { readonly name: string; readonly lifetime: number };

/** The storage of cookies: the browser's, or memory in a test. */
export type CookieJar = {
  readonly getAll: () => Readonly<Record<string, string>>;
  /** The values of all cookies of a name: other paths and domains may have one. */
  readonly getValues: (name: string) => readonly string[];
  readonly set: (cookie: SiteCookie, value: string) => void;
  /** Of every path and domain that the page can name. */
  readonly remove: (name: string) => void;
};

/** A sandboxed document may throw: then reads find nothing and writes do nothing. */
export const browserCookies: CookieJar = {
  getAll: () => orElse(() => Cookies.get(), {}),
  getValues: (name) =>
    orElse(() => document.cookie.split('; '), [])
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .map((cookie) => orElse(() => decodeURIComponent(cookie.slice(name.length + 1)), '')),
  set: ({ name, lifetime }, value) => {
    const attributes = {
      expires: lifetime,
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    } as const;
    orElse(() => Cookies.set(name, value, attributes), undefined);
  },
  remove: (name) => {
    const paths = prefixes(location.pathname.split('/'), '/').flatMap((path) => [path, `${path}/`]);
    const domains = prefixes(location.hostname.split('.').reverse(), '.').map((domain) =>
      domain.split('.').reverse().join('.'),
    );
    for (const path of ['/', ...paths]) {
      for (const domain of [undefined, ...domains]) {
        // Firefox warns of each that is refused
        if (browserCookies.getValues(name).length === 0) return;
        orElse(() => Cookies.remove(name, { path, domain }), undefined);
      }
    }
  },
};

/** `['a', 'b', 'c']` as `['a.b', 'a.b.c']`. */
function prefixes(parts: readonly string[], separator: string): readonly string[] {
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join(separator));
}

function orElse<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

export function countInCookie(jar: CookieJar, cookie: SiteCookie): void {
  const count = Number.parseInt(jar.getAll()[cookie.name] ?? '', 10);
  const next = count > 0 && count < Number.MAX_SAFE_INTEGER ? count + 1 : 1;
  jar.set(cookie, String(next));
}
