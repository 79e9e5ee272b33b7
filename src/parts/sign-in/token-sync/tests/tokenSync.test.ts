import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import { policyText } from '@tests/support/policyText';

const defaults = { siteUrl: 'https://www.example.com' } as const;

test.each(['/\t/other.example/token', 'https://other.example/token', '//other.example/token'])(
  '%s is rejected, because the token may go to our own origin only',
  (address) => {
    const parse = () => parseEnv({ VITE_AUTH_TOKEN_SYNC_URL: address }, defaults);
    expect(parse).toThrow(/VITE_AUTH_TOKEN_SYNC_URL.*not on the site's own origin/);
  },
);

test('the privacy policy mentions the token if it is sent and sign-in is configured', () => {
  const sentence = 'our server receives your sign-in token';
  const tokenSync = { VITE_AUTH_TOKEN_SYNC_URL: '/__session' };
  const signIn = { VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
  expect(policyText(parseEnv({ ...signIn, ...tokenSync }, defaults))).toContain(sentence);
  expect(policyText(parseEnv(signIn, defaults))).not.toContain(sentence);
  expect(policyText(parseEnv(tokenSync, defaults))).not.toContain(sentence);
});
