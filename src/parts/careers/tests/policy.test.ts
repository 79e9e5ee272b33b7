import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import { policyText } from '@tests/support/policyText';

test('the privacy policy says that applications are received if they are', () => {
  const noSettings = parseEnv({}, { siteUrl: 'https://www.example.com' });
  const sentence = 'sent to us when you press Submit application';
  expect(policyText(noSettings)).toContain('nothing reaches us');
  expect(policyText({ ...noSettings, careers: { applicationUrl: '/applications' } })).toContain(
    sentence,
  );
});
