import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { historyIndex } from './historyEntry';
import { internalLink, isSamePage, plainClickLink } from './internalLink';
import { routes, type PageRoute } from '@/app/routes';
import { isPlaying } from '@/features/motion/motion';
import { listen } from '@/lib/userEvents';

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
    const request = { address, isOpened: replace };
    requested.current = request;
    const index = historyIndex();
    const isReady = route && (await preloadedWithin(route));
    if (requested.current !== request) return;
    // a step back within the page, which ends at `useScrollAndFocus`, is the later choice
    if (historyIndex() !== index) {
      requested.current = null;
      return;
    }
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
    const prefetch = (event: Event) => {
      const link = internalLink(event);
      const route = link && pageRoute(link);
      route?.preloadAll().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => void handleClick(event);
    const cancel = () => {
      requested.current = null;
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    listen(['pointerover', 'focusin'], prefetch, { signal });
    // at the window, before the links within the page are answered
    addEventListener('click', onClick, { capture: true, signal });
    addEventListener('popstate', cancel, { signal });
    return () => listeners.abort();
  }, []);
}

function preloadedWithin(route: PageRoute): Promise<boolean> {
  return new Promise((resolve) => {
    route.preloadAll().then(
      () => resolve(true),
      () => resolve(false),
    );
    setTimeout(() => resolve(false), maxWaitMs);
  });
}

function pageRoute({ pathname }: HTMLAnchorElement): PageRoute | undefined {
  return routes.find(({ path }) => path === pathname);
}
