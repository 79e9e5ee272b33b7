import type { PartTesting } from '@/parts/types';
import { accountCopy } from './content/account';
import { loginModal, signUpModal } from './content/auth';
import { servicePorts, services } from './tests/support/services';

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
  emulators: { auth: servicePorts.authEmulator },
  licenses: ['@firebase/auth'],
  // Firebase writes and removes these to test whether storage is available
  probes: [
    'indexedDB validate-browser-context-for-indexeddb-analytics-module',
    'localStorage __sak',
    'sessionStorage __sak',
  ],
};
