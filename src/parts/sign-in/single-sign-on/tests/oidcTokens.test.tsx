import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@tests/support/receive';
import { readRefreshTokens, removeTokens, revokeTokens, tokenCache } from '../oidcTokens';

const settings = { domain: 'https://id.example', clientId: 'site' };
const metadataUrl = `${settings.domain}/.well-known/openid-configuration`;
const endpoint = `${settings.domain}/revoke`;
const metadata = { issuer: `${settings.domain}/`, revocation_endpoint: endpoint };
const prefix = '@@auth0spajs@@';

const revoke = () => revokeTokens(settings, ['one', 'two']);

const found = () => HttpResponse.json(metadata);

it.each([
  ['the endpoint refuses it', found, () => new HttpResponse(null, { status: 400 })],
  ['the metadata are missing', () => new HttpResponse(null, { status: 404 }), null],
  [
    'the metadata name another issuer',
    () => HttpResponse.json({ ...metadata, issuer: 'https://id.example.evil' }),
    null,
  ],
])('a revocation fails if %s', async (_, describeProvider, respond) => {
  server.use(http.get(metadataUrl, describeProvider));
  if (respond) server.use(http.post(endpoint, respond));
  await expect(revoke()).rejects.toMatchObject({ code: 'revocation_failed' });
});

it('a malformed entry is removed, and the others stay readable', () => {
  localStorage.setItem(`${prefix}::old::`, '{"body":');
  localStorage.setItem(`${prefix}::text::`, '"text"');
  localStorage.setItem(`${prefix}::site::`, JSON.stringify({ body: { refresh_token: 'r' } }));
  expect(readRefreshTokens()).toEqual(['r']);
  expect(localStorage.getItem(`${prefix}::old::`)).toBeNull();
  expect(tokenCache.get(`${prefix}::old::`)).toBeUndefined();
});

it('removing the tokens leaves nothing of single sign-on, and nothing else goes', () => {
  localStorage.setItem(`${prefix}::orphan::`, '{');
  localStorage.setItem('appearance', 'dark');
  removeTokens();
  expect({ ...localStorage }).toEqual({ appearance: 'dark' });
});
