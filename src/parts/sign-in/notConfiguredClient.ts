import type { PasswordAuthClient } from './authClient';
import { createAuthError } from './errorMessages';

const reject = () => Promise.reject(createAuthError('not-configured'));

/** Used if no sign-in service is configured: signing in rejects with `not-configured`. */
export const notConfiguredClient: PasswordAuthClient = {
  backend: 'firebase',
  onAccountChange: (listener) => {
    listener(null);
    return () => undefined;
  },
  signOut: () => Promise.resolve(),
  signIn: reject,
  signUp: reject,
  signInWithPopup: reject,
  signInWithRedirect: reject,
  completeRedirect: () => Promise.resolve(),
  sendPasswordReset: reject,
  passwordRules: () => Promise.resolve([]),
  mailCodes: { check: reject, apply: reject, resetPassword: reject },
  account: {
    methods: () => [],
    refresh: reject,
    sendVerification: reject,
    reauthenticate: reject,
    delete: reject,
  },
};
