import type { CookieJar } from '@/lib/cookieJar';
import { createSiteCookies } from '@/lib/cookies';
import { popupProviders, type SignInWay } from './authClient';

/** The way used last in this browser; null without functional cookies. */
export function readLastSignInWay(cookies: CookieJar): SignInWay | null {
  const value = createSiteCookies(cookies).read('lastSignIn');
  return (['password', ...popupProviders] as const).find((way) => way === value) ?? null;
}
