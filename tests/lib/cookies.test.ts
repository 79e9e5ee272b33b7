import { expect, it } from 'vitest';
import { browserCookies, readCookie } from '@/lib/cookieJar';
import { countInCookie, removeCategory, visitsCookie, writeCookie } from '@/lib/cookies';
import { storedItems } from '@/lib/storageInventory';

it('names a counter of visits after the letters and digits of the organisation', () => {
  expect(visitsCookie('Kaveri Works & Co. 2').name).toBe('visits_KaveriWorksCo2');
  expect(visitsCookie('tollgate').name).toBe('visits_tollgate');
});

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

it('removes only the cookies of a category, including its counters', () => {
  writeCookie(browserCookies, storedItems.cookieConsent, 'all');
  writeCookie(browserCookies, storedItems.lastVisitedCase, '/caseStudyDetails/Nmipayment');
  countInCookie(browserCookies, visitsCookie('Kaveri Works'));
  countInCookie(browserCookies, visitsCookie('tollgate'));
  removeCategory(browserCookies, 'analytics');
  expect(document.cookie.split('; ').map((pair) => pair.split('=')[0])).toEqual([
    'cookieConsent',
    'lastVisitedCase',
  ]);
});

it('ignores a value that is longer than any that the site writes', () => {
  writeCookie(browserCookies, storedItems.username, 'n'.repeat(1025));
  expect(readCookie(browserCookies, storedItems.username.name)).toBeNull();
});
