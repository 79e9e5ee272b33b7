import type { PartTesting } from '@/parts/types';

export const tokenSyncPath = '/__session';

export const tokenSyncTesting: PartTesting = {
  settings: () => ({ VITE_AUTH_TOKEN_SYNC_URL: tokenSyncPath }),
};
