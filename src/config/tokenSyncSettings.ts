import { isPath, type SettingsReader } from './settingsReader.ts';

export const tokenSyncName = 'VITE_AUTH_TOKEN_SYNC_URL';

export function readTokenSync({ read }: SettingsReader) {
  return read(
    tokenSyncName,
    (value) => (isPath(value) ? value : null),
    "is not on the site's own origin. Write a path that starts with one slash, like /__session.",
  );
}
