import { expect, test } from 'vitest';
import { env } from '@/config/env';
import { expectDated } from '@tests/support/inventory';
import { policyText } from '@tests/support/policyText';
import { measuringPolicyFor } from '../policy';
import type { AnalyticsSettings, AnalyticsVendorName } from '../settings';
import { visitItems } from '../stored';

const textWith = (settings: AnalyticsSettings) =>
  policyText(env, [() => measuringPolicyFor(settings)]);

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
    expect(policyText(env)).toMatch(noTrackers);
    expect(policyText(env)).not.toContain(name);
    const text = textWith({ vendor, origin: 'https://a.example', id: 'site' });
    expect(text).not.toMatch(noTrackers);
    expect(text).toContain(name);
    expect(text).toMatch(cookies);
  },
);

test('what it stores is what the policy was dated for', () => {
  expectDated(visitItems, {
    revision: 1,
    updated: '2026-11-23',
    items: [
      'leadSource: analytics, sessionStorage, tabClosed',
      '_ga: analytics, cookie, 730',
      '_ga_<Stream>: analytics, cookie, 730',
      '_gcl_<Kind>: marketing, cookie, 90',
    ],
  });
});
