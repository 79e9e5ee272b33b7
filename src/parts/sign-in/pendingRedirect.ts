import { safeSessionStorage } from '@/lib/storage';
import { signInItems } from './stored';

const key = signInItems.redirect.name;

/** Why this tab has left the page: a provider, or what another service needs on the way back. */
export const pendingRedirect = {
  get: () => safeSessionStorage.get(key),
  set: (value: string) => safeSessionStorage.set(key, value),
  clear: () => safeSessionStorage.remove(key),
} as const;
