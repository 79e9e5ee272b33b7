import { defineSettings } from '../../config/settingsReader.ts';
import { checkFirebase, firebaseTexts, readFirebase } from './firebaseSettings.ts';

export const signInSettings = defineSettings({
  texts: firebaseTexts,
  read: (reader) => {
    const settings = readFirebase(reader);
    return settings.firebase || settings.authEmulatorUrl ? settings : null;
  },
  checkBuild: (settings, reader) => checkFirebase(settings, reader),
});

/** Null if visitors cannot have an account of the site. */
export type SignInSettings = ReturnType<typeof signInSettings.read>;

declare module '../../config/partSettings.ts' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- it is merged
  interface PartSettings {
    readonly 'sign-in': SignInSettings;
  }
}
