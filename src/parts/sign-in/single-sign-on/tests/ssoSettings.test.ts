import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parseEnv';
import { storedItemsFor } from '@/parts/stored';
import { expectDated } from '@tests/support/inventory';
import { policyText } from '@tests/support/policyText';
import { policyFor } from '@tests/support/securityPolicy';
import { ssoItems } from '../stored';

const defaults = { siteUrl: 'https://www.example.com' } as const;
const raw = {
  VITE_OIDC_DOMAIN: 'id.example.com/realms/site',
  VITE_OIDC_CLIENT_ID: 'site',
} as const;
const without = parseEnv({}, defaults);
const configured = parseEnv(raw, defaults);

test.each([
  [{ VITE_OIDC_DOMAIN: 'id.example.com' }, 'VITE_OIDC_CLIENT_ID is missing'] as const,
  [{ VITE_OIDC_CLIENT_ID: 'site' }, 'VITE_OIDC_DOMAIN is missing'] as const,
  ...[
    'id example',
    'ftp://id.example.com',
    'id.example.com;img-src',
    'id.example.com?tenant=1',
  ].map((domain) => [{ ...raw, VITE_OIDC_DOMAIN: domain }, 'Write its host'] as const),
])('%o is rejected', (invalid, message) => {
  expect(() => parseEnv(invalid, defaults)).toThrow(message);
});

test.each([
  ['tenant.eu.auth0.com', 'https://tenant.eu.auth0.com'],
  ['https://id.example.com/realms/site/', 'https://id.example.com/realms/site'],
  ['http://127.0.0.1:9500', 'http://127.0.0.1:9500'],
])('the single sign-on domain %s is read as %s', (domain, read) => {
  const env = parseEnv({ VITE_OIDC_DOMAIN: domain, VITE_OIDC_CLIENT_ID: 'site' }, defaults);
  expect(env['sign-in/single-sign-on']).toEqual({ domain: read, clientId: 'site' });
});

test('the policy lets the page connect to the provider, but not frame it', () => {
  const policy = policyFor(raw).split('; ');
  expect(policy).toContain("connect-src 'self' https://id.example.com");
  expect(policy).toContain("frame-src 'self'");
});

test('the privacy policy names the provider and lists the keys, and only then', () => {
  const sentence = 'the OpenID Connect provider behind that button';
  expect(policyText(configured)).toContain(sentence);
  expect(policyText(without)).not.toContain(sentence);
  const keys = (env: typeof configured) => storedItemsFor(env).map(({ name }) => name);
  expect(keys(configured)).toEqual(
    expect.arrayContaining(['username', '@@auth0spajs@@::<Client>']),
  );
  expect(keys(configured)).not.toContain('firebaseLocalStorageDb');
  expect(keys(without)).not.toContain('@@auth0spajs@@::<Client>');
});

test('the policy and the consent are as new as what is stored', () => {
  expectDated(ssoItems, {
    revision: 1,
    updated: '2026-11-25',
    items: [
      '@@auth0spajs@@::<Client>: necessary, localStorage, signedOut',
      'auth0.<Client>.is.authenticated: necessary, cookie, 1',
      'a0.spajs.txs.<Client>: necessary, sessionStorage, tabClosed',
    ],
  });
});
