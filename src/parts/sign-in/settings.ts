import { defineSettings } from '../../config/settingsReader.ts';
import { checkFirebase, firebaseTexts, readFirebase } from './firebaseSettings.ts';
import { readSingleSignOn, singleSignOnTexts } from './single-sign-on/settings.ts';
import { readTokenSync, tokenSyncTexts } from './token-sync/settings.ts';

export const signInSettings = defineSettings({
  texts: {
    ...firebaseTexts,
    ...singleSignOnTexts,
    ...tokenSyncTexts,
  },
  read: (reader) => {
    const settings = {
      ...readFirebase(reader),
      /** For single sign-on. */
      oidc: readSingleSignOn(reader),
      /** Token sync: same-origin path that receives the token on sign-in and a DELETE on sign-out. */
      tokenSyncUrl: readTokenSync(reader),
    };
    return settings.firebase || settings.authEmulatorUrl || settings.oidc ? settings : null;
  },
  checkBuild: (settings, reader) => checkFirebase(settings, reader),
});

/** Null if visitors cannot sign in. */
export type SignInSettings = ReturnType<typeof signInSettings.read>;

declare module '../../config/partSettings.ts' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- it is merged
  interface PartSettings {
    readonly 'sign-in': SignInSettings;
  }
}
