import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { allRoutes, routeFor, type PageRoute } from '@/app/routes';
import { mainId } from '@/config/ids';
import { isMotionOn } from '@/features/motion/motion';
import { cancelScroll } from '@/lib/scroll';
import { listen } from '@/lib/userEvents';
import { entryId, entryIndex } from './historyEntry';
import { internalLink, isSamePage, plainClickLink } from './internalLink';
import { rememberLink } from './leftLink';
import { loadPage, loadStatus, prefetchPage } from './missingFile';
import { glideFrom, handleInitialLoad, handleNavigation } from './scrollAndFocus';
import { createScrollPositions } from './scrollPositions';

/**
 * Handles clicks on links, and does for the router what a browser does between documents. The router
 * learns of another page only when its code has loaded: until then the current page stays. Of several
 * choices the last wins.
 */
export function usePageNavigation(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [positions] = useState(createScrollPositions);
  const shownLocation = useRef<Location | null>(null);
  const shownIndex = useRef(0);
  const request = useRef<AbortController>(undefined);
  const onRendered = useRef<() => void>(undefined);

  useEffect(() => positions.track(), [positions]);

  const handleLocation = useEffectEvent((from: Location | null, to: Location) => {
    const isEdit = from !== null && entryIndex() === undefined;
    // the state that the router writes
    if (isEdit) history.replaceState({ usr: null, key: to.key, idx: shownIndex.current + 1 }, '');
    shownIndex.current = entryIndex() ?? 0;
    positions.setEntry(entryId(to));
    const saved = positions.savedScroll(entryId(to));
    if (from?.pathname !== to.pathname) loadStatus.set('idle');
    if (from === null) handleInitialLoad(to, saved);
    else if (isEdit) glideFrom(positions.shownScroll(), to.hash);
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

  function showPage(href: string, signal: AbortSignal) {
    if (!('startViewTransition' in document) || !isMotionOn()) {
      void navigate(href);
      return;
    }
    document.startViewTransition(() => {
      if (signal.aborted) return undefined;
      const rendered = new Promise<void>((resolve) => {
        onRendered.current = resolve;
      });
      void navigate(href);
      return rendered;
    });
  }

  /** @returns a signal that aborts at the visitor's next choice */
  function beginRequest(): AbortSignal {
    request.current?.abort();
    request.current = new AbortController();
    return request.current.signal;
  }

  async function openPage(route: PageRoute, href: string) {
    const signal = beginRequest();
    const open = () => window.location.assign(href);
    const isLoaded = isShown(route) || (await loadPage(route.page.preload, open, signal));
    if (isLoaded && !signal.aborted) showPage(href, signal);
  }

  /** React 19.3 renders a `popstate` at once, and would empty a page whose code has not loaded. */
  async function finishPopState(route: PageRoute) {
    const signal = beginRequest();
    const isLoaded = await loadPage(route.page.preload, () => window.location.reload(), signal);
    if (signal.aborted) return;
    if (isLoaded) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    else if (loadStatus.get() === 'failed') history.go(shownIndex.current - (entryIndex() ?? 0));
  }

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const page = shownLocation.current;
    const link = plainClickLink(event);
    // the browser handles the skip link
    if (!page || !link || link.hash === `#${mainId}`) return;
    const href = link.pathname + link.search + link.hash;
    if (isSamePage(page, link)) {
      event.preventDefault();
      request.current?.abort();
      void navigate(href, { replace: link.href === window.location.href });
      return;
    }
    const route = allRoutes.find(({ path }) => path === link.pathname);
    if (!route) return;
    event.preventDefault();
    // the router or the browser is already going there
    if (isSamePage(window.location, link)) return;
    rememberLink(link);
    void openPage(route, href);
  });

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    const page = shownLocation.current;
    request.current?.abort();
    if (!page || isSamePage(page, window.location)) return;
    const route = routeFor(window.location.pathname);
    if (isShown(route) || route.page.isLoaded()) return;
    event.stopImmediatePropagation();
    void finishPopState(route);
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
  const route = link && allRoutes.find(({ path }) => path === link.pathname);
  if (route) void prefetchPage(route.page.preload);
}
