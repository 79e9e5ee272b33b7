import { expect, test } from 'vitest';
import { privacySectionsFor, storedItemsFor } from '@/content/privacy';
import { addressLine, site } from '@/content/site';

const noSettings = {
  applicationUrl: null,
  authEmulatorUrl: null,
  authTokenSyncUrl: null,
  firebase: null,
  oidc: null,
};
const allSettings = {
  ...noSettings,
  applicationUrl: '/applications',
  authTokenSyncUrl: '/token',
  firebase: { apiKey: 'key', authDomain: 'site.example', projectId: 'site', appId: 'app' },
  oidc: { domain: 'https://id.example', clientId: 'site' },
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

test('the policy begins with who is responsible', () => {
  const [first] = privacySectionsFor(noSettings);
  expect(JSON.stringify(first?.blocks[0])).toContain(`${site.registeredName}, ${addressLine}`);
});

test('it names the person and the authorities that a complaint goes to', () => {
  const text = textOf(noSettings);
  expect(text).toContain(site.grievanceOfficer);
  expect(text).toContain(`Data Protection Board of ${site.address.country}`);
  expect(text).toContain('right to complain');
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

function textOf(settings: Parameters<typeof privacySectionsFor>[0]): string {
  return privacySectionsFor(settings)
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
