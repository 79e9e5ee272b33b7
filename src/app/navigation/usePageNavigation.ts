import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { routeFor, routes, type PageRoute } from '@/app/routes';
import { mainId } from '@/config/ids';
import { isMotionOn } from '@/features/motion/motion';
import { cancelScroll } from '@/lib/scroll';
import { listen } from '@/lib/userEvents';
import { adoptEntry, entryId, historyIndex, pushHash, shownEntry } from './historyEntry';
import { internalLink, isSamePage, plainClickLink } from './internalLink';
import type { PageLoader } from './pageLoader';
import { handleInitialLoad, handleNavigation, scrollInNextFrame } from './scrollAndFocus';
import { createScrollPositions } from './scrollPositions';

/**
 * Handles links, Back and Forward. The router learns of another page only when its code has loaded:
 * until then the current page stays. Of several choices the last wins.
 *
 * A change of the hash does not reach the router, whether by a link, an edit, Back or Forward. A new
 * location would update its context, and React would drop the prerendered sections that have not
 * hydrated yet.
 */
export function usePageNavigation(loader: PageLoader): void {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [positions] = useState(createScrollPositions);
  const shownLocation = useRef<Location | null>(null);
  const shownIndex = useRef(0);
  const onRendered = useRef<() => void>(undefined);

  useEffect(() => positions.track(), [positions]);
  useEffect(() => loader.listen(), [loader]);

  const setEntry = useEffectEvent((entry: Location) => {
    positions.setEntry(entryId(entry));
    shownIndex.current = historyIndex() ?? 0;
  });

  const handleLocation = useEffectEvent((from: Location | null, to: Location) => {
    setEntry(to);
    const saved = positions.savedScroll(entryId(to));
    if (from === null) handleInitialLoad(to, saved);
    else handleNavigation(from, to, navigationType === 'POP', saved);
    onRendered.current?.();
  });

  useLayoutEffect(() => {
    const from = shownLocation.current;
    if (from === location) return;
    shownLocation.current = location;
    handleLocation(from, location);
  }, [location]);

  function isShown({ path }: PageRoute): boolean {
    return path === shownLocation.current?.pathname;
  }

  function showPage(href: string, request: AbortSignal) {
    if (!('startViewTransition' in document) || !isMotionOn()) {
      void navigate(href);
      return;
    }
    document.startViewTransition(() => {
      if (request.aborted) return undefined;
      const rendered = new Promise<void>((resolve) => {
        onRendered.current = resolve;
      });
      void navigate(href);
      return rendered;
    });
  }

  async function openPage(route: PageRoute, href: string) {
    const request = loader.begin();
    const code = isShown(route) ? 'loaded' : await loader.load(route, request);
    if (request.aborted) return;
    if (code === 'loaded') showPage(href, request);
    else if (code === 'missing') window.location.assign(href);
    else if (code === 'unreachable') loader.state.set('aborted');
  }

  /** React 19.3 renders a `popstate` at once, and would empty a page whose code has not loaded. */
  async function finishPopState(route: PageRoute) {
    const request = loader.begin();
    const code = await loader.load(route, request);
    if (request.aborted) return;
    if (code === 'loaded') {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    } else if (code === 'missing') {
      window.location.reload();
    } else if (code === 'unreachable') {
      history.go(shownIndex.current - (historyIndex() ?? 0));
      loader.state.set('aborted');
    }
  }

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const page = shownLocation.current;
    const link = plainClickLink(event);
    // the browser handles the skip link
    if (!page || !link || link.hash === `#${mainId}`) return;
    if (isSamePage(page, link)) {
      event.preventDefault();
      loader.cancel();
      if (link.hash !== window.location.hash) setEntry(pushHash(page, link.hash));
      scrollInNextFrame(link.hash);
      return;
    }
    const route = routes.find(({ path }) => path === link.pathname);
    if (!route) return;
    event.preventDefault();
    // the router or the browser is already going there
    if (isSamePage(window.location, link)) return;
    void openPage(route, link.pathname + link.search + link.hash);
  });

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    const page = shownLocation.current;
    loader.cancel();
    if (!page) return;
    if (!isSamePage(page, window.location)) {
      const route = routeFor(window.location.pathname);
      if (isShown(route) || route.isLoaded()) return;
      event.stopImmediatePropagation();
      void finishPopState(route);
      return;
    }
    const isEdit = history.state === null && window.location.hash !== '';
    // makes the router cancel the page that it is about to show
    if (!isEdit && historyIndex() === shownIndex.current) return;
    event.stopImmediatePropagation();
    if (isEdit) {
      setEntry(adoptEntry(page, shownIndex.current));
      scrollInNextFrame(window.location.hash, positions.shownScroll());
      return;
    }
    const entry = shownEntry(page);
    setEntry(entry);
    handleNavigation(page, entry, true, positions.savedScroll(entryId(entry)));
  });

  // before the router's own listener, from which this one hides events
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('click', (event) => handleClick(event), { capture: true, signal });
    addEventListener('popstate', (event) => handlePopState(event), { capture: true, signal });
    listen(['pointerover', 'focusin'], prefetch, { signal });
    return () => {
      listeners.abort();
      cancelScroll();
    };
  }, []);
}

function prefetch(event: Event) {
  const link = internalLink(event);
  const route = link && routes.find(({ path }) => path === link.pathname);
  route?.preloadAll().catch(() => undefined);
}
