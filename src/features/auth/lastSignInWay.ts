import { readCookie, type CookieJar } from '@/lib/cookieJar';
import { storedItems } from '@/lib/storageInventory';
import { popupProviders, type SignInWay } from './authClient';

/** The way used last in this browser; null without functional cookies. */
export function readLastSignInWay(cookies: CookieJar): SignInWay | null {
  const value = readCookie(cookies, storedItems.lastSignIn.name);
  return (['password', ...popupProviders] as const).find((way) => way === value) ?? null;
}
