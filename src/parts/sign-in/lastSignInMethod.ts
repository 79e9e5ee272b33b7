import { readCookie, type CookieJar } from '@/lib/cookieJar';
import { popupProviders, type SignInMethod } from './authClient';
import { signInItems } from './stored';

/** The method used last in this browser; null without functional cookies. */
export function readLastSignInMethod(cookies: CookieJar): SignInMethod | null {
  const value = readCookie(cookies, signInItems.lastSignIn.name);
  return (['password', ...popupProviders] as const).find((method) => method === value) ?? null;
}
