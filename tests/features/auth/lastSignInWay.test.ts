import { expect, test } from 'vitest';
import { readLastSignInWay } from '@/features/auth/lastSignInWay';
import { createMemoryCookies } from '../../support/memoryCookies';

test.each([
  [{ lastSignIn: 'google' }, 'google'],
  [{ lastSignIn: 'password' }, 'password'],
  [{ lastSignIn: 'toString' }, null],
  [{}, null],
])('%o is %s', (cookies, way) => {
  expect(readLastSignInWay(createMemoryCookies(cookies))).toBe(way);
});
