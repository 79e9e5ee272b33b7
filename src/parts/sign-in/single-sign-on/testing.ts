import type { PartTesting } from '@tests/e2e/support/partTesting';
import { firstPort, localAddress, ports } from '@tests/e2e/support/ports';

const port = firstPort + 8;
const clientId = 'fairweather';

/** The provider of the browser tests. */
export const ssoProvider = localAddress(port);

export const ssoTesting: PartTesting = {
  settings: () => ({ VITE_OIDC_DOMAIN: ssoProvider, VITE_OIDC_CLIENT_ID: clientId }),
  servers: {
    'src/parts/sign-in/single-sign-on/tests/oidcProvider.js': {
      PROVIDER: JSON.stringify({ port, home: `${localAddress(ports.fullSite)}/`, clientId }),
    },
  },
  licenses: ['@auth0/auth0-spa-js', 'browser-tabs-lock', 'dpop', 'es-cookie'],
};
