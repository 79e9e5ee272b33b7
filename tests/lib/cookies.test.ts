import { expect, it } from 'vitest';
import { browserCookies, readCookie } from '@/lib/cookieJar';
import { cookiesOf, countInCookie, writeCookie } from '@/lib/cookies';
import { storedItems } from '@/lib/storageInventory';
import { createMemoryCookies } from '../support/memoryCookies';

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
  writeCookie(browserCookies, storedItems.username, 'Zoë "Z"; Ångström=1');
  expect(readCookie(browserCookies, storedItems.username.name)).toBe('Zoë "Z"; Ångström=1');
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
  writeCookie(browserCookies, storedItems.username, 'n'.repeat(1025));
  expect(readCookie(browserCookies, storedItems.username.name)).toBeNull();
});
