import { beforeEach, expect, it } from 'vitest';
import { hintKey } from '@/features/auth/session';
import { redirectKey } from '@/features/auth/watchSession';
import { motionStorageKey } from '@/features/motion/motion';
import {
  incrementCookie,
  readCookie,
  removeCookiesOf,
  storedItems,
  visitsCookieName,
  writeCookie,
} from '@/lib/cookies';

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
});

it('names a counter of visits after the letters and digits of the organisation', () => {
  expect(visitsCookieName('Kaveri Works & Co. 2')).toBe('visits_KaveriWorksCo2');
  expect(visitsCookieName('tollgate')).toBe('visits_tollgate');
});

it('counts from one, and starts anew from a value that is no count', () => {
  incrementCookie('playCount');
  incrementCookie('playCount');
  expect(readCookie('playCount')).toBe('2');
  writeCookie('playCount', 'many');
  incrementCookie('playCount');
  expect(readCookie('playCount')).toBe('1');
});

it('keeps a value as it is, whatever characters it has', () => {
  writeCookie('username', 'Zoë "Z"; Ångström=1');
  expect(readCookie('username')).toBe('Zoë "Z"; Ångström=1');
});

it('removes a category with all its counters, and nothing else', () => {
  writeCookie('cookieConsent', 'all');
  writeCookie('lastVisitedCase', '/caseStudyDetails/Nmipayment');
  incrementCookie('playCount');
  incrementCookie('visits', 'Kaveri Works');
  incrementCookie('visits', 'tollgate');
  removeCookiesOf('analytics');
  expect(document.cookie.split('; ').map((pair) => pair.split('=')[0])).toEqual([
    'cookieConsent',
    'lastVisitedCase',
  ]);
});

it('gives the cookies the lifetimes of the specification', () => {
  expect(storedItems.cookieConsent.lifetime).toBe(365);
  expect(storedItems.playCount.lifetime).toBe(365);
  expect(storedItems.username.lifetime).toBe(7);
  expect(storedItems.userEmail.lifetime).toBe(7);
  expect(storedItems.visits.lifetime).toBe(7);
});

it('lists the storage that other parts of the site use', () => {
  expect(storedItems.motion.name).toBe(motionStorageKey);
  expect(storedItems.session.name).toBe(hintKey);
  expect(storedItems.redirect.name).toBe(redirectKey);
});
