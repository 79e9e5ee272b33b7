import type { SignInExtension } from '../authClient';

export const tokenSync: SignInExtension = {
  // no other public option names the address
  firebaseDefaults: ({ 'sign-in/token-sync': url }) => (url ? { _authTokenSyncURL: url } : {}),
};
