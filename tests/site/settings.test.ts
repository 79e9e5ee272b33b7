// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingFirebaseSettings, parseEnv, settingNames } from '@/config/parseEnv';

const root = join(import.meta.dirname, '../..');
const example = readFileSync(join(root, '.env.example'), 'utf8');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('.env.example and the README name every setting, and no other', () => {
  const named = [...example.matchAll(/^(VITE_\w+)=/gm)].map((match) => match[1]);
  expect(named).toEqual([...settingNames]);
  const documented = new Set([...readme.matchAll(/`(VITE_\w+)`/g)].map((match) => match[1]));
  expect([...documented].sort()).toEqual([...settingNames].sort());
});

test('no settings at all are a valid configuration', () => {
  expect(parseEnv({})).toEqual({
    siteUrl: 'https://www.fairweather.example',
    sendEmailUrl: '/send-email',
    applicationUrl: null,
    firebase: null,
    authEmulatorUrl: null,
    oidc: null,
    authTokenSyncUrl: null,
  });
});

test.each([
  ['VITE_SITE_URL', 'www.example.com', 'Write scheme and host only'],
  ['VITE_SITE_URL', 'https://example.com/shop', 'Write scheme and host only'],
  ['VITE_SEND_EMAIL_URL', 'send-email', 'Write https://api.example.com/send-email or /send-email'],
  ['VITE_SEND_EMAIL_URL', 'javascript:alert(1)', 'neither an http(s) address nor a path'],
  ['VITE_APPLICATION_URL', 'http://api.example.com/apply', 'neither an https address nor a path'],
  ['VITE_APPLICATION_URL', '//api.example.com/apply', 'neither an https address nor a path'],
  ['VITE_FIREBASE_AUTH_EMULATOR_URL', 'localhost:9099', 'not an origin'],
  ['VITE_AUTH_TOKEN_SYNC_URL', 'https://other.example/token', "not on the site's own origin"],
  ['VITE_AUTH_TOKEN_SYNC_URL', '//other.example/token', "not on the site's own origin"],
])('%s = %s is refused with what is wrong and how to fix it', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(message);
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

test.each(['/applications', 'https://api.example.com/apply', 'http://127.0.0.1:9801/apply'])(
  'applications may go to %s',
  (address) => {
    expect(parseEnv({ VITE_APPLICATION_URL: address }).applicationUrl).toBe(address);
  },
);

test.each([
  ['VITE_OIDC_DOMAIN', 'VITE_OIDC_CLIENT_ID is missing'],
  ['VITE_OIDC_CLIENT_ID', 'VITE_OIDC_DOMAIN is missing'],
  ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID'],
])('%s alone is refused with what is missing', (name, message) => {
  expect(() => parseEnv({ [name]: 'value' })).toThrow(message);
});

test.each([
  ['tenant.eu.auth0.com', 'https://tenant.eu.auth0.com'],
  ['https://id.example.com/realms/site/', 'https://id.example.com/realms/site'],
  ['http://127.0.0.1:9500', 'http://127.0.0.1:9500'],
])('the single sign-on domain %s is read as %s', (domain, read) => {
  const { oidc } = parseEnv({ VITE_OIDC_DOMAIN: domain, VITE_OIDC_CLIENT_ID: 'site' });
  expect(oidc).toEqual({ domain: read, clientId: 'site' });
});

test.each(['id example', 'ftp://id.example.com', 'id.example.com?tenant=1'])(
  'the single sign-on domain %s is refused',
  (domain) => {
    const parse = () => parseEnv({ VITE_OIDC_DOMAIN: domain, VITE_OIDC_CLIENT_ID: 'site' });
    expect(parse).toThrow(/VITE_OIDC_DOMAIN.*Write its host/);
  },
);

test('several faults are told at once', () => {
  const parse = () => parseEnv({ VITE_SITE_URL: 'x', VITE_OIDC_CLIENT_ID: 'y' });
  expect(parse).toThrow(/VITE_SITE_URL[\s\S]*VITE_OIDC_DOMAIN/);
});

test('the missing Firebase settings are named', () => {
  expect(missingFirebaseSettings({ VITE_FIREBASE_API_KEY: 'key' })).toEqual([
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_APP_ID',
  ]);
});
