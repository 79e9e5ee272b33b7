import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { internalLink, isSamePage, plainClickLink } from './internalLink';
import { routes, type PageRoute } from '@/app/routes';
import { isPlaying } from '@/features/motion/motion';

/** Milliseconds that a click waits for its page, so as to change over to it in one movement. */
const maxWaitMs = 300;

/**
 * Fetches a page's code when a link to it is pointed at or focused, and fades over to the page where
 * the browser can. A page that is late, or fails, is left to the router. Of several clicks the last
 * wins, whatever loads first, and leaves one entry in the history.
 */
export function usePrefetchAndViewTransition(): void {
  const navigate = useNavigate();
  const shown = useLocation();
  const requested = useRef<{ readonly address: string; readonly isOpened: boolean } | null>(null);
  const onRendered = useRef<(() => void) | null>(null);

  useEffect(() => {
    requested.current = null;
    onRendered.current?.();
    onRendered.current = null;
  }, [shown.key]);

  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = internalLink(event);
      if (link)
        pageRoute(link)
          ?.preloadAll()
          .catch(() => undefined);
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);

  /** An entry whose page was never shown gives way to the one that is chosen instead. */
  const open = useEffectEvent((address: string, replace: boolean) => {
    requested.current = { address, isOpened: true };
    void navigate(address, { replace });
  });

  const handleClick = useEffectEvent(async (event: MouseEvent) => {
    const link = plainClickLink(event);
    if (!link) return;
    const address = link.pathname + link.search + link.hash;
    const replace = requested.current?.isOpened ?? false;
    const route = isSamePage(shown, link) ? undefined : pageRoute(link);
    if (!route && !replace) {
      requested.current = null;
      return;
    }
    event.preventDefault();
    if (requested.current?.address === address) return;
    if (!route) {
      open(address, replace);
      return;
    }
    const request = { address, isOpened: replace };
    requested.current = request;
    const isReady = await preloadedWithin(route);
    if (requested.current !== request) return;
    if (!isReady || !('startViewTransition' in document) || !isPlaying()) {
      open(address, replace);
      return;
    }
    const transition = document.startViewTransition(() => {
      onRendered.current?.();
      const rendered = new Promise<void>((resolve) => {
        onRendered.current = resolve;
      });
      open(address, replace);
      return rendered;
    });
    // a slow page is shown without the transition
    transition.ready.catch(() => undefined);
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => void handleClick(event);
    const forget = () => {
      requested.current = null;
    };
    // at the window, before the links within the page are answered
    addEventListener('click', onClick, { capture: true });
    addEventListener('popstate', forget);
    return () => {
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('popstate', forget);
    };
  }, []);
}

function preloadedWithin(route: PageRoute): Promise<boolean> {
  return Promise.race([
    route.preloadAll().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), maxWaitMs)),
  ]);
}

function pageRoute({ pathname }: HTMLAnchorElement): PageRoute | undefined {
  return routes.find(({ path }) => path === pathname);
}
