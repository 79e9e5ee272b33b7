import { expect, test } from 'vitest';
import { env } from '@/config/env';
import { expectDated } from '@tests/support/inventory';
import { policyText } from '@tests/support/policyText';
import { signalDays } from '../../../../examples/send-email/store.js';
import { measuringPolicyFor } from '../policy';
import type { AnalyticsVendorName, MeasuringSettings } from '../settings';
import { visitItems } from '../stored';

const textWith = (settings: MeasuringSettings) =>
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
    const text = textWith({
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
  const text = textWith({ analytics: null, reportUrl: '/signals' });
  expect(text).toContain('one report for each page');
  expect(signalDays).toBe(30);
  expect(text).toContain('We keep it for thirty days');
  expect(text).toContain('no analytics service');
});

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
