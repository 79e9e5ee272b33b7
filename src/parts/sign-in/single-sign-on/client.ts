import type { SignInExtension } from '../authClient';
import { oidcBackend } from './stored';

export const singleSignOn: SignInExtension = {
  redirect: {
    backend: oidcBackend,
    load: ({ 'sign-in/single-sign-on': settings }) =>
      settings
        ? async () => {
            const { createOidcClient } = await import('./oidcClient');
            return createOidcClient(settings);
          }
        : null,
  },
};
