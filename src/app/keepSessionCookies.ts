import { loadLater } from '@/lib/loadLater';

/** Binds the session's cookies once the page has loaded. @returns the function that ends it. */
export function keepSessionCookies(): () => void {
  let end: (() => void) | undefined;
  let hasEnded = false;
  void loadLater(() => import('@/app/sessionCookies')).then(({ bindSessionCookies }) => {
    if (!hasEnded) end = bindSessionCookies();
  });
  return () => {
    hasEnded = true;
    end?.();
  };
}
