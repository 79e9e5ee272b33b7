import { expect, test } from 'vitest';
import { parseEnv, type AnalyticsVendorName } from '@/config/parseEnv';
import { privacySectionsFor, storedItemsFor } from '@/content/privacy';
import { policyText } from '../support/policyText';

const noSettings = parseEnv({}, { siteUrl: 'https://www.example.com' });
const allSettings = {
  ...noSettings,
  applicationUrl: '/applications',
  firebase: { apiKey: 'key', authDomain: 'site.example', projectId: 'site', appId: 'app' },
  recaptcha: true,
};

test.each([
  ['none', noSettings],
  ['all', allSettings],
])('with %s of the settings the policy has the eight sections of SPEC section 2', (_, settings) => {
  expect(privacySectionsFor(settings).map(({ title }) => title)).toEqual([
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

test('without settings it does not mention sign-in or received applications', () => {
  const text = policyText(noSettings);
  expect(text).toContain('nothing reaches us');
  expect(text).not.toMatch(/sign-in service|sign-in account|logging in|log in through/i);
  expect(text).not.toMatch(/Firebase|Google,|Microsoft/);
});

test.each([
  ['applicationUrl', 'sent to us when you press Submit application'],
  ['firebase', 'Firebase Authentication by Google'],
] as const)('%s adds its own sentences', (name, sentence) => {
  expect(policyText({ ...noSettings, [name]: allSettings[name] })).toContain(sentence);
  expect(policyText({ ...allSettings, [name]: null })).not.toContain(sentence);
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

test.each([
  ['without sign-in', noSettings, []],
  ['with Firebase', allSettings, ['username', 'firebaseDatabase']],
])('%s the table lists what that build can store', (_, settings, expected) => {
  const keys = storedItemsFor(settings).map(([key]) => key);
  expect(keys).toContain('cookieConsent');
  expect(keys.filter((key) => ['username', 'firebaseDatabase'].includes(key))).toEqual(expected);
});
