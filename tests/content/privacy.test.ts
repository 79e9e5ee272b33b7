import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import { privacySectionsFor } from '@/content/privacy';

const noSettings = parseEnv({}, { siteUrl: 'https://www.example.com' });

test('the policy has the eight sections of SPEC section 2', () => {
  expect(privacySectionsFor(noSettings).map(({ title }) => title)).toEqual([
    'Information we collect',
    'How we use it',
    'Cookies and tracking',
    'Third-party services',
    'Data security',
    'Your rights',
    'Changes to this policy',
    'Contact',
  ]);
});
