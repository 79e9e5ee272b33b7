import { afterEach, beforeEach, expect, it } from 'vitest';
import { bindSessionCookies } from '@/app/sessionCookies';
import { applyAccount } from '@/features/auth/session';
import { enforceConsent, saveConsent } from '@/features/consent/consent';
import { preferencesFor } from '@/features/consent/record';
import { readCookie } from '@/lib/cookies';

const priya = { email: 'priya.menon@kaveri.example', displayName: 'Priya Menon' };
const ends: (() => void)[] = [];

/** A choice made or deleted outside is noticed when the tab is seen again. */
function setRawConsent(value: string | null) {
  document.cookie =
    value === null
      ? 'cookieConsent=; Max-Age=0; Path=/'
      : `cookieConsent=${encodeURIComponent(value)}; Path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  ends.push(enforceConsent());
  setRawConsent(null);
  applyAccount('firebase', null);
  ends.push(bindSessionCookies());
});

afterEach(() => ends.splice(0).forEach((end) => end()));

const cookies = () => [readCookie('username'), readCookie('userEmail')];
const kept = [priya.displayName, priya.email];
const none = [null, null];

it('signed in without a choice keeps nothing', () => {
  applyAccount('firebase', priya);
  expect(cookies()).toEqual(none);
});

it.each(['all', 'necessary'] as const)('signed in with the choice %s keeps both', (choice) => {
  applyAccount('firebase', priya);
  saveConsent(preferencesFor(choice));
  expect(cookies()).toEqual(kept);
});

it('a choice made before signing in counts as well, and signing out removes both', () => {
  saveConsent(preferencesFor('necessary'));
  expect(cookies()).toEqual(none);
  applyAccount('firebase', priya);
  expect(cookies()).toEqual(kept);
  applyAccount('firebase', null);
  expect(cookies()).toEqual(none);
});

it('without a display name the name is the local part of the email', () => {
  saveConsent(preferencesFor('all'));
  applyAccount('firebase', { ...priya, displayName: null });
  expect(cookies()).toEqual(['priya.menon', priya.email]);
});

it('a raw "all" counts as a choice, garbage does not', () => {
  applyAccount('firebase', priya);
  setRawConsent('all');
  expect(cookies()).toEqual(kept);
  setRawConsent('{"choice":');
  expect(cookies()).toEqual(none);
});
