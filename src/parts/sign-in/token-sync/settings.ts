import { isPath, type SettingsReader } from '../../../config/settingsReader.ts';

export const tokenSyncTexts = {
  VITE_AUTH_TOKEN_SYNC_URL: {
    meaning: 'same-origin path that gets the bearer token on sign-in and a DELETE on sign-out',
    without: 'nothing is sent',
  },
} as const;

export function readTokenSync({ read }: SettingsReader<keyof typeof tokenSyncTexts>) {
  return read(
    'VITE_AUTH_TOKEN_SYNC_URL',
    (value) => (isPath(value) ? value : null),
    "is not on the site's own origin. Write a path that starts with one slash, like /__session.",
  );
}
