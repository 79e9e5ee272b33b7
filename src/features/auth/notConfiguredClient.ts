import { authErrors } from '@/content/auth';
import { AuthError, type AccountClient } from './authClient';

const refuse = () => Promise.reject(new AuthError('not-configured', authErrors['not-configured']));

/** Used if the sign-in service is not configured: every use rejects with `not-configured`. */
export const notConfiguredClient: AccountClient = {
  method: 'firebase',
  onAccountChange: (listener) => {
    listener(null);
    return () => undefined;
  },
  signOut: () => Promise.resolve(),
  signIn: refuse,
  signUp: refuse,
  signInWithPopup: refuse,
  signInWithRedirect: refuse,
  completeRedirect: () => Promise.resolve(),
  sendPasswordReset: refuse,
  passwordRules: () => Promise.resolve([]),
};
