import type { SignInExtension } from './authClient';
import { singleSignOn } from './single-sign-on/client';
import { tokenSync } from './token-sync/client';

/** What folders of sign-in add to it. Read on every page: code is loaded at its first use. */
export const clients: Readonly<Record<string, SignInExtension>> = {
  'single-sign-on': singleSignOn,
  'token-sync': tokenSync,
};
