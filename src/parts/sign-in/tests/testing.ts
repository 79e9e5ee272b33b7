import type { BrowserContext, Page } from '@playwright/test';
import type { PartTesting } from '@tests/e2e/support/partTesting';
import { firstPort, localAddress, ports } from '@tests/e2e/support/ports';
import { accountCopy } from '../content/account';
import { loginModal, signUpModal } from '../content/auth';
import { passwordPolicy } from '../mocks';

const emulatorPort = firstPort + 4;
const providerPort = firstPort + 8;
const clientId = 'fairweather';

/** The service that signs visitors in, in the browser tests. */
export const authEmulator = localAddress(emulatorPort);

/** The single sign-on provider of the browser tests. */
export const ssoProvider = localAddress(providerPort);

export const tokenSyncPath = '/__session';

/** Serves the default password policy of Firebase, which the emulator lacks. */
export async function servePasswordPolicy(target: BrowserContext | Page) {
  await target.route('**/v2/passwordPolicy*', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: passwordPolicy,
    }),
  );
}

export const signInTesting: PartTesting = {
  dialogs: {
    login: [accountCopy.login],
    'sign-up': [accountCopy.login, signUpModal.submit],
    'password reset': [accountCopy.login, loginModal.forgot],
  },
  siteSettings: {
    ALLOW_AUTH_EMULATOR: '1',
    VITE_FIREBASE_AUTH_EMULATOR_URL: authEmulator,
  },
  settings: () => ({
    VITE_OIDC_DOMAIN: ssoProvider,
    VITE_OIDC_CLIENT_ID: clientId,
    VITE_AUTH_TOKEN_SYNC_URL: tokenSyncPath,
  }),
  emulators: { auth: emulatorPort },
  servers: {
    'src/parts/sign-in/single-sign-on/tests/oidcProvider.js': {
      PROVIDER: JSON.stringify({
        port: providerPort,
        home: `${localAddress(ports.fullSite)}/`,
        clientId,
      }),
    },
  },
  mock: servePasswordPolicy,
  licenses: ['@firebase/auth'],
  // Firebase writes and removes these to test whether storage is available
  probes: [
    'indexedDB validate-browser-context-for-indexeddb-analytics-module',
    'localStorage __sak',
    'sessionStorage __sak',
  ],
};
