import type { PartTesting } from '@/parts/types';
import { firstPort, localAddress } from '@tests/e2e/support/ports';
import { accountCopy } from './content/account';
import { loginModal, signUpModal } from './content/auth';

const emulatorPort = firstPort + 4;

/** The service that signs visitors in, in the browser tests. */
export const authEmulator = localAddress(emulatorPort);

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
  licenses: ['@firebase/auth'],
  // Firebase writes and removes these to test whether storage is available
  probes: [
    'indexedDB validate-browser-context-for-indexeddb-analytics-module',
    'localStorage __sak',
    'sessionStorage __sak',
  ],
};
