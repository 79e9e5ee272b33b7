import type { BrowserContext, Page } from '@playwright/test';
import type { PartTesting } from '@tests/e2e/support/partTesting';
import { firstPort, localAddress } from '@tests/e2e/support/ports';
import { accountCopy } from './content/account';
import { loginModal, signUpModal } from './content/auth';
import { passwordPolicy } from './mocks';

const emulatorPort = firstPort + 4;

/** The service that signs visitors in, in the browser tests. */
export const authEmulator = localAddress(emulatorPort);

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
  emulators: { auth: emulatorPort },
  mock: servePasswordPolicy,
  licenses: ['@firebase/auth'],
  // Firebase writes and removes these to test whether storage is available
  probes: [
    'indexedDB validate-browser-context-for-indexeddb-analytics-module',
    'localStorage __sak',
    'sessionStorage __sak',
  ],
};
