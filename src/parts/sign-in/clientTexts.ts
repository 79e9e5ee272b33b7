import type { ExtensionTexts } from './authClient';
import { ssoTexts } from './single-sign-on/copy';

/** What the folders of sign-in say of errors. */
export const clientTexts: Readonly<Record<string, ExtensionTexts>> = {
  'single-sign-on': ssoTexts,
};
