import { expect, it } from 'vitest';
import { browserCookies, readCookie } from '@/lib/cookieJar';
import { cookiesOf, countInCookie, writeCookie } from '@/lib/cookies';
import { createMemoryCookies } from '../support/memoryCookies';

const item = { name: 'item', lifetime: 7 } as const;

it('counts from one, and starts again after a value that is no count', () => {
  const counter = { name: 'counter', lifetime: 7 };
  const value = () => browserCookies.getAll()['counter'];
  countInCookie(browserCookies, counter);
  countInCookie(browserCookies, counter);
  expect(value()).toBe('2');
  browserCookies.set('counter', 'many', 7);
  countInCookie(browserCookies, counter);
  expect(value()).toBe('1');
});

it('keeps a value with any characters', () => {
  writeCookie(browserCookies, item, 'Zoë "Z"; Ångström=1');
  expect(readCookie(browserCookies, item.name)).toBe('Zoë "Z"; Ångström=1');
});

it('finds the cookies of a category, including those with a variable name', () => {
  const analytics = { kind: 'cookie', category: 'analytics', lifetime: 7 } as const;
  const items = [
    { ...analytics, name: 'views' },
    { ...analytics, name: 'visits_<Page>' },
    { ...analytics, name: 'last', category: 'functional' },
  ] as const;
  const jar = createMemoryCookies({ last: '', views: '', views2: '', visits_a: '', visits_b: '' });
  expect(cookiesOf(items, 'analytics', jar)).toEqual(['views', 'visits_a', 'visits_b']);
});

it('ignores a value that is longer than any that the site writes', () => {
  writeCookie(browserCookies, item, 'n'.repeat(1025));
  expect(readCookie(browserCookies, item.name)).toBeNull();
});
