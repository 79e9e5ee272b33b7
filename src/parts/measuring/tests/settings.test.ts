import { expect, test } from 'vitest';
import { env } from '@/config/env';
import { createReader, type RawSettings } from '@/config/settingsReader';
import { parseConsent, preferencesFor } from '@/features/consent/consentRecord';
import { createConsentRecord } from '@/features/consent/updateConsent';
import { policyText, readPolicy } from '@tests/support/settings';
import { measuringPolicyFor } from '../policy';
import { measuringSettings, type AnalyticsVendorName } from '../settings';
import { measuringConsentFor } from '../stored';

function readSettings(raw: RawSettings) {
  const reader = createReader(raw);
  const settings = measuringSettings.read(reader, 'https://www.example.com');
  return { settings, errors: reader.errors };
}
const websiteId = '01234567-89ab-cdef-0123-456789abcdef';

test.each([
  ['gtm:GTM-ABC123', 'https://www.googletagmanager.com', 'GTM-ABC123'],
  ['ga4:G-ABC1234567', 'https://www.googletagmanager.com', 'G-ABC1234567'],
  ['plausible:https://plausible.io', 'https://plausible.io', 'example.com'],
  [`umami:https://u.example.com/${websiteId}`, 'https://u.example.com', websiteId],
])('the analytics service %s is read as %s and %s', (value, origin, id) => {
  const [vendor] = value.split(':');
  expect(readSettings({ VITE_ANALYTICS: value })).toEqual({
    settings: { vendor, origin, id, countsBeforeChoice: false },
    errors: [],
  });
});

test.each([
  'gtm:G-ABC1234567',
  'plausible:http://plausible.example',
  'plausible:https://plausible.io/js/script.js',
  `umami:https://u.example.com/?id=${websiteId}`,
  'matomo:https://m.example.com',
  "ga4:G-ABC123; script-src 'unsafe-inline'",
])('the analytics service %s is rejected', (value) => {
  expect(readSettings({ VITE_ANALYTICS: value })).toEqual({
    settings: null,
    errors: [expect.stringMatching(/VITE_ANALYTICS.*Write one of gtm:GTM-/)],
  });
});

test('views before a choice are for Plausible and Umami, and said in banner, dialog and policy', () => {
  const on = (service: string) =>
    readSettings({ VITE_ANALYTICS: service, VITE_ANALYTICS_BEFORE_CHOICE: 'on' });
  for (const service of ['ga4:G-ABC1234567', 'gtm:GTM-ABC123', '']) {
    expect(on(service).errors).toEqual([expect.stringContaining('plausible: and umami: only')]);
  }
  const { settings, errors } = on('plausible:https://plausible.io');
  expect(errors).toEqual([]);
  if (!settings) throw new Error('Plausible is not read.');
  const off = { ...settings, countsBeforeChoice: false };
  const texts = (of: typeof settings) => {
    const { banner = '', analytics = '' } = measuringConsentFor(of);
    return [banner, analytics, policyText(env, [() => measuringPolicyFor(of)])];
  };
  for (const text of texts(settings)) expect(text).toContain('Until you choose');
  for (const text of texts(off)) expect(text).not.toContain('Until you choose');
});

test('a change from one service to another, either way, asks every visitor again', () => {
  const revisions = (['gtm', 'ga4', 'plausible', 'umami'] as const).map(
    (vendor) => measuringConsentFor({ vendor, countsBeforeChoice: false }).revision ?? 0,
  );
  for (const [index, before] of revisions.entries()) {
    const record = JSON.stringify(createConsentRecord(preferencesFor('all'), 'a1', before));
    const isKept = revisions.map((after) => parseConsent(record, after) !== null);
    expect(isKept).toEqual(revisions.map((_, other) => other === index));
  }
});

const sha256: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);

test('a service without cookies may only be connected to', () => {
  expect(readPolicy({ VITE_ANALYTICS: 'plausible:https://p.example.com' })).toMatchObject({
    'connect-src': ["'self'", 'https://p.example.com'],
    'script-src': ["'self'", sha256],
    'img-src': ["'self'", 'data:'],
  });
});

test.each([
  ['ga4:G-TEST', ['https://www.googletagmanager.com/gtag/']],
  [
    'gtm:GTM-TEST',
    ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/'],
  ],
])('%s may run its own scripts and send to Google’s addresses for it', (value, scripts) => {
  const policy = readPolicy({ VITE_ANALYTICS: value });
  const sources = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ];
  expect(policy['script-src']).toEqual(["'self'", sha256, ...scripts]);
  expect(policy['connect-src']).toEqual(["'self'", ...sources]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', ...sources]);
});

const vendors: readonly (readonly [AnalyticsVendorName, string, RegExp])[] = [
  ['gtm', 'Google Tag Manager', /sets the cookies below/],
  ['ga4', 'Google Analytics', /sets the cookies below/],
  ['plausible', 'Plausible', /sets no cookie/],
  ['umami', 'Umami', /sets no cookie/],
];

test.each(vendors)(
  'with %s the privacy policy names %s and says whether that sets cookies',
  (vendor, name, cookies) => {
    const noTrackers = /no trackers|no analytics service/;
    expect(policyText(env)).toMatch(noTrackers);
    expect(policyText(env)).not.toContain(name);
    const settings = { vendor, origin: 'https://a.example', id: 'site', countsBeforeChoice: false };
    const text = policyText(env, [() => measuringPolicyFor(settings)]);
    expect(text).not.toMatch(noTrackers);
    expect(text).toContain(name);
    expect(text).toMatch(cookies);
  },
);
