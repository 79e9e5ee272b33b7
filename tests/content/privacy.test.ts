import { expect, test } from 'vitest';
import { parseEnv, type AnalyticsVendorName } from '@/config/parseEnv';
import { privacySectionsFor } from '@/content/privacy';
import { policyText } from '../support/policyText';

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

const vendors: readonly (readonly [AnalyticsVendorName, string, RegExp])[] = [
  ['gtm', 'Google Tag Manager', /sets the cookies below/],
  ['ga4', 'Google Analytics', /sets the cookies below/],
  ['plausible', 'Plausible', /sets no cookie/],
  ['umami', 'Umami', /sets no cookie/],
];

test.each(vendors)(
  'with %s it names %s and says whether that sets cookies',
  (vendor, name, cookies) => {
    const noTrackers = /no trackers|no analytics service/;
    expect(policyText(noSettings)).toMatch(noTrackers);
    expect(policyText(noSettings)).not.toContain(name);
    const text = policyText(noSettings, {
      analytics: { vendor, origin: 'https://a.example', id: 'site' },
      reportUrl: null,
    });
    expect(text).not.toMatch(noTrackers);
    expect(text).toContain(name);
    expect(text).toMatch(cookies);
    expect(text).not.toContain('one report for each page');
  },
);

test('with field signals alone it says what a report has, and names no service', () => {
  const text = policyText(noSettings, { analytics: null, reportUrl: '/signals' });
  expect(text).toContain('one report for each page');
  expect(text).toContain('no analytics service');
});
