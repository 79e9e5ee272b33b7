import { defineSettings, isPath } from '../../../config/settingsReader.ts';

/** Same-origin path that receives the token on sign-in and a DELETE on sign-out. */
export const tokenSyncSettings = defineSettings({
  texts: {
    VITE_AUTH_TOKEN_SYNC_URL: {
      meaning: 'same-origin path that gets the bearer token on sign-in and a DELETE on sign-out',
      without: 'nothing is sent',
    },
  },
  read: ({ read }) =>
    read(
      'VITE_AUTH_TOKEN_SYNC_URL',
      (value) => (isPath(value) ? value : null),
      "is not on the site's own origin. Write a path that starts with one slash, like /__session.",
    ),
});

declare module '../../../config/settingsReader.ts' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- it is merged
  interface PartSettings {
    readonly 'sign-in/token-sync': string | null;
  }
}
