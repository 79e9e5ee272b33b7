import { expect, test } from 'vitest';
import type { AnalyticsVendorName, MeasuringSettings } from '@/config/parseEnv';
import { measuringTextsFor } from '@/content/measuring';
import { privacySectionsFor, storedItemsFor } from '@/content/privacy';
import { site } from '@/content/site';

const noSettings = {
  applicationUrl: null,
  authEmulatorUrl: null,
  authTokenSyncUrl: null,
  firebase: null,
  oidc: null,
  recaptcha: false,
};
const allSettings = {
  ...noSettings,
  applicationUrl: '/applications',
  authTokenSyncUrl: '/token',
  firebase: { apiKey: 'key', authDomain: 'site.example', projectId: 'site', appId: 'app' },
  oidc: { domain: 'https://id.example', clientId: 'site' },
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

test('without settings it does not mention sign-in, tokens or received applications', () => {
  const text = textOf(noSettings);
  expect(text).toContain('nothing reaches us');
  expect(text).not.toMatch(/sign-in service|sign-in account|logging in|log in through/i);
  expect(text).not.toMatch(/Firebase|Google,|Microsoft|OpenID|sign-in token/);
});

test.each([
  ['applicationUrl', 'sent to us when you press Submit application'],
  ['firebase', 'Firebase Authentication by Google'],
  ['oidc', 'the OpenID Connect provider behind that button'],
] as const)('%s adds its own sentences', (name, sentence) => {
  expect(textOf({ ...noSettings, [name]: allSettings[name] })).toContain(sentence);
  expect(textOf({ ...allSettings, [name]: null })).not.toContain(sentence);
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
    expect(textOf(noSettings)).toMatch(noTrackers);
    expect(textOf(noSettings)).not.toContain(name);
    const text = textOf(noSettings, {
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
  const text = textOf(noSettings, { analytics: null, reportUrl: '/signals' });
  expect(text).toContain('one report for each page');
  expect(text).toContain('no analytics service');
});

test('the token is mentioned if it is sent and sign-in is configured', () => {
  const sentence = 'our server receives your sign-in token';
  expect(textOf(allSettings)).toContain(sentence);
  expect(textOf({ ...allSettings, authTokenSyncUrl: null })).not.toContain(sentence);
  expect(textOf({ ...allSettings, firebase: null, oidc: null })).not.toContain(sentence);
});

test.each([
  ['without sign-in', { oidc: null, firebase: null }, []],
  ['with Firebase', { oidc: null }, ['username', 'firebaseDatabase']],
  ['with single sign-on', { firebase: null }, ['username', 'ssoTokens']],
])('%s the table lists what that build can store', (_, settings, expected) => {
  const keys = storedItemsFor({ ...allSettings, ...settings }).map(([key]) => key);
  expect(keys).toContain('cookieConsent');
  expect(keys.filter((key) => ['username', 'firebaseDatabase', 'ssoTokens'].includes(key))).toEqual(
    expected,
  );
});

function textOf(
  settings: Parameters<typeof privacySectionsFor>[0],
  measuring: MeasuringSettings | null = null,
): string {
  return privacySectionsFor(settings, measuring && measuringTextsFor(measuring))
    .flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOfBlock)])
    .join('\n');
}

function textsOfBlock(
  block: ReturnType<typeof privacySectionsFor>[number]['blocks'][number],
): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [
        block.inlines.map((inline) => (typeof inline === 'string' ? inline : site.email)).join(''),
      ];
    case 'list':
      return block.items.map(({ term, text }) => `${term} ${text}`);
    case 'cookieTable':
      return [];
    case 'cookieSettings':
      return [block.note];
  }
}
