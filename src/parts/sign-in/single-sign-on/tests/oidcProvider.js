import Provider from 'oidc-provider';

/*
 * A certified OpenID Connect provider that insists on PKCE, for the tests of single sign-on. Any
 * name signs in. On logout the library sends the URL to return to twice: as `returnTo` and by its
 * standard name, which this provider reads.
 */

const { port, clientId, home } = JSON.parse(process.env['PROVIDER'] ?? '{}');

const provider = new Provider(`http://127.0.0.1:${port}/`, {
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      redirect_uris: [home],
      post_logout_redirect_uris: [home],
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ],
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    end_session: '/v2/logout',
  },
  pkce: { required: () => true },
  clientBasedCORS: () => true,
  conformIdTokenClaims: false,
  claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
  findAccount: (_, sub) => ({
    accountId: sub,
    claims: () => ({ sub, name: `Priya ${sub}`, email: `${sub}@kaveri.example` }),
  }),
  cookies: { keys: ['only for tests'] },
  issueRefreshToken: () => true,
  features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
});

provider.listen(port, '127.0.0.1', () => console.log('ready'));
