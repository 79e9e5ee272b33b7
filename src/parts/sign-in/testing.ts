import type { PartTesting } from '@/parts/types';
import { localAddress, ports } from '@tests/e2e/support/ports';
import { accountCopy } from './content/account';
import { loginModal, signUpModal } from './content/auth';
import { oidcClientId, servicePorts, services, tokenSyncPath } from './tests/support/services';

export const signInTesting: PartTesting = {
  dialogs: {
    login: [accountCopy.login],
    'sign-up': [accountCopy.login, signUpModal.submit],
    'password reset': [accountCopy.login, loginModal.forgot],
  },
  siteSettings: {
    ALLOW_AUTH_EMULATOR: '1',
    VITE_FIREBASE_AUTH_EMULATOR_URL: services.authEmulator,
  },
  settings: () => ({
    VITE_OIDC_DOMAIN: services.ssoProvider,
    VITE_OIDC_CLIENT_ID: oidcClientId,
    VITE_AUTH_TOKEN_SYNC_URL: tokenSyncPath,
  }),
  emulators: { auth: servicePorts.authEmulator },
  servers: {
    'src/parts/sign-in/single-sign-on/tests/oidcProvider.js': {
      PROVIDER: JSON.stringify({
        port: servicePorts.ssoProvider,
        home: `${localAddress(ports.fullSite)}/`,
        clientId: oidcClientId,
      }),
    },
  },
  licenses: ['@firebase/auth', '@auth0/auth0-spa-js', 'browser-tabs-lock', 'dpop', 'es-cookie'],
  // Firebase writes and removes these to test whether storage is available
  probes: [
    'indexedDB validate-browser-context-for-indexeddb-analytics-module',
    'localStorage __sak',
    'sessionStorage __sak',
  ],
};
