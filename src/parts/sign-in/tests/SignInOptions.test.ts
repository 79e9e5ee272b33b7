import { expect, test } from 'vitest';
import { createMemoryCookies } from '@tests/support/memoryCookies';
import { readLastSignInMethod } from '../dialogs/SignInOptions';

test.each([
  [{ lastSignIn: 'google' }, 'google'],
  [{ lastSignIn: 'password' }, 'password'],
  [{ lastSignIn: 'toString' }, null],
  [{}, null],
])('%o is %s', (cookies, method) => {
  expect(readLastSignInMethod(createMemoryCookies(cookies))).toBe(method);
});
