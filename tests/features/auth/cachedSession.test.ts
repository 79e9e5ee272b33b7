import { describe, expect, it } from 'vitest';
import { accountWords } from '@/content/account';
import {
  cacheSession,
  formatCachedSession,
  parseCachedSession,
  readCachedSession,
} from '@/features/auth/cachedSession';
import { userNameOf, signedIn, signedOut } from '@/features/auth/session';
import { storedItems } from '@/lib/storageInventory';

const priya = { email: 'priya.menon@kaveri.example', displayName: 'Priya Menon' };

describe('the displayed name', () => {
  it.each([
    [priya, 'priya.menon'],
    [{ email: null, displayName: 'Priya Menon' }, 'Priya Menon'],
    [{ email: '', displayName: null }, accountWords.fallbackName],
    [{ email: null, displayName: null }, accountWords.fallbackName],
  ])('of %o is %s', (account, name) => {
    expect(userNameOf(account)).toBe(name);
  });
});

describe('the cached session', () => {
  it('contains only what is painted before the code loads', () => {
    cacheSession(signedIn('firebase', priya));
    expect(JSON.parse(localStorage.getItem(storedItems.session.name) ?? '')).toEqual({
      name: 'priya.menon',
      email: priya.email,
    });
    cacheSession(signedIn('oidc', priya));
    expect(readCachedSession(true)).toEqual({
      status: 'signedIn',
      method: 'oidc',
      isVerified: false,
      user: { name: 'priya.menon', email: priya.email, displayName: null },
    });
    cacheSession(signedOut);
    expect(localStorage.getItem(storedItems.session.name)).toBeNull();
  });

  it('is never larger than a kilobyte, and can still be read', () => {
    const long = { email: `${'ऋ'.repeat(300)}@${'ऋ'.repeat(300)}`, displayName: null };
    const text = formatCachedSession(signedIn('oidc', long)) ?? '';
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(1024);
    expect(parseCachedSession(text).status).toBe('signedIn');
  });

  it.each([
    ['half of a record', '{"name":'],
    ['a list', '[]'],
    ['a name that is no text', JSON.stringify({ name: 7, email: '' })],
    ['no name', JSON.stringify({ name: '', email: priya.email })],
    ['a name that is too long', JSON.stringify({ name: 'n'.repeat(65), email: '' })],
    ['four megabytes', JSON.stringify({ name: 'n', email: '', more: 'm'.repeat(4_000_000) })],
    [
      'single sign-on where there is none',
      JSON.stringify({ name: 'n', email: '', method: 'oidc' }),
    ],
  ])('with %s counts as signed out and is removed at once', (_, value) => {
    localStorage.setItem(storedItems.session.name, value);
    expect(readCachedSession(false)).toEqual(signedOut);
    expect(localStorage.getItem(storedItems.session.name)).toBeNull();
  });
});
