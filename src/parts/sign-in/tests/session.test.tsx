import { expect, it } from 'vitest';
import { accountCopy } from '../content/account';
import {
  cacheSession,
  readCachedSession,
  showCachedUser,
  signedIn,
  signedOut,
  getUserName,
} from '../session';
import { signInItems } from '../stored';
import { exampleAccount } from './support/fakeClients';

const { email } = exampleAccount;
const root = document.documentElement;
const stored = () => localStorage.getItem(signInItems.session.name);

it.each([
  [exampleAccount, 'priya.menon'],
  [{ email: null, displayName: 'Priya Menon' }, 'Priya Menon'],
  [{ email: '', displayName: '  ' }, accountCopy.fallbackName],
  [{ email: null, displayName: null }, accountCopy.fallbackName],
])('the displayed name of %o is %s', (account, name) => {
  expect(getUserName(account)).toBe(name);
});

it('the cached session contains only what is painted before the code loads', () => {
  cacheSession(signedIn('firebase', exampleAccount));
  expect(JSON.parse(stored() ?? '')).toEqual({ name: 'priya.menon', email });
  expect(readCachedSession(() => true)).toEqual({
    status: 'signedIn',
    backend: 'firebase',
    isConfirmed: false,
    user: { name: 'priya.menon', email, displayName: null },
  });
  cacheSession(signedOut);
  expect(stored()).toBeNull();
});

it('a letter of two units is whole as the initial', () => {
  cacheSession(signedIn('firebase', { email: null, displayName: '𝒫riya' }));
  showCachedUser();
  expect(root.style.getPropertyValue('--cached-user-initial')).toBe('"𝒫"');
  delete root.dataset['cachedUser'];
});

const json = (value: unknown) => JSON.stringify(value);

it.each([
  ['half of a record', '{"name":'],
  ['a list', '[]'],
  ['a name that is no text', json({ name: 7, email: '' })],
  ['no name', json({ name: ' ', email })],
  ['a name that is too long', json({ name: 'n'.repeat(1000), email: '' })],
])('with %s it counts as signed out and is removed at once', (_, value) => {
  localStorage.setItem(signInItems.session.name, value);
  expect(readCachedSession(() => true)).toEqual(signedOut);
  expect(stored()).toBeNull();
});

it('a cached user that the site would not have written is removed before the first paint', () => {
  localStorage.setItem(signInItems.session.name, json({ name: '', email: '' }));
  showCachedUser();
  expect(root).not.toHaveAttribute('data-cached-user');
  expect(stored()).toBeNull();
});
