import { expect, test } from 'vitest';
import { readLastSignInMethod } from '@/features/auth/lastSignInMethod';
import { createMemoryCookies } from '../../support/memoryCookies';

test.each([
  [{ lastSignIn: 'google' }, 'google'],
  [{ lastSignIn: 'password' }, 'password'],
  [{ lastSignIn: 'toString' }, null],
  [{}, null],
])('%o is %s', (cookies, method) => {
  expect(readLastSignInMethod(createMemoryCookies(cookies))).toBe(method);
});
