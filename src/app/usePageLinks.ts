import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes, type PageRoute } from '@/app/routes';
import { isPlaying } from '@/features/motion/motion';

/** Milliseconds that a click waits for its page, so as to change over to it in one movement. */
const patience = 300;

/**
 * Fetches a page's code when a link to it is pointed at or focused, and fades over to the page where
 * the browser can. A page that is late, or fails, is left to the router.
 */
export function usePageLinks(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onArrival = useRef<(() => void) | null>(null);

  useEffect(() => {
    onArrival.current?.();
    onArrival.current = null;
  }, [key]);

  useEffect(() => {
    const prefetch = (event: Event) => {
      const target = pageLink(event);
      if (target) target.route.preloadWhole().catch(() => undefined);
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);

  useEffect(() => {
    const fadeOver = (event: MouseEvent) => {
      const target = isPlainClick(event) ? pageLink(event) : null;
      if (!target || !('startViewTransition' in document) || !isPlaying()) return;
      event.preventDefault();
      void isReady(target.route).then((ready) => {
        if (!ready) {
          void navigate(target.address);
          return;
        }
        document.startViewTransition(() => {
          const arrival = new Promise<void>((resolve) => {
            onArrival.current = resolve;
          });
          void navigate(target.address);
          return arrival;
        });
      });
    };
    document.addEventListener('click', fadeOver, { capture: true });
    return () => document.removeEventListener('click', fadeOver, { capture: true });
  }, [navigate]);
}

function isReady(route: PageRoute): Promise<boolean> {
  return Promise.race([
    route.preloadWhole().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
  ]);
}

type PageLink = { readonly route: PageRoute; readonly address: string };

/** The link to another page of the site that an event happened on. */
function pageLink({ target }: Event): PageLink | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return null;
  if (link.pathname === location.pathname) return null;
  const route = routes.find(({ path }) => path === link.pathname);
  return route ? { route, address: link.pathname + link.search + link.hash } : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
