import type { PartTesting } from '@tests/e2e/support/partTesting';

export const tokenSyncPath = '/__session';

export const tokenSyncTesting: PartTesting = {
  settings: () => ({ VITE_AUTH_TOKEN_SYNC_URL: tokenSyncPath }),
};
