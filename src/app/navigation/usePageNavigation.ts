import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { allRoutes, routeFor } from '@/app/routes';
import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';
import { cancelScroll } from '@/lib/scroll';
import { listenOnWindow } from '@/lib/userEvents';
import type { PageRoute } from '@/routing/pageRoutes';
import { internalLink, isSamePage, plainClickLink, rememberLink } from './links';
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
  const currentLocation = useRef<Location | null>(null);
  const currentIndex = useRef(0);
  const request = useRef<AbortController>(undefined);
  const onRendered = useRef<() => void>(undefined);

  useEffect(() => positions.track(), [positions]);

  const handleLocation = useEffectEvent((from: Location | null, to: Location) => {
    const isEdit = from !== null && entryIndex() === undefined;
    // the state that the router writes
    if (isEdit) history.replaceState({ usr: null, key: to.key, idx: currentIndex.current + 1 }, '');
    currentIndex.current = entryIndex() ?? 0;
    const start = positions.paintedScroll();
    const saved = positions.enter(`${to.key} ${to.pathname}${to.search}${to.hash}`);
    if (from?.pathname !== to.pathname) loadStatus.set('idle');
    if (from === null) handleInitialLoad(to, saved);
    else if (isEdit) glideFrom(start, to.hash);
    else handleNavigation(from, to, navigationType === 'POP', saved);
    onRendered.current?.();
  });

  useLayoutEffect(() => {
    const from = currentLocation.current;
    if (from === location) return;
    currentLocation.current = location;
    handleLocation(from, location);
  }, [location]);

  /** @returns a signal that aborts at the visitor's next choice */
  function startRequest(): AbortSignal {
    request.current?.abort();
    request.current = new AbortController();
    return request.current.signal;
  }

  async function openPage({ page }: PageRoute, href: string) {
    const signal = startRequest();
    const isLoaded = await loadPage(page.preload, () => window.location.assign(href), signal);
    const show = () => {
      if (signal.aborted) return undefined;
      const rendered = new Promise<void>((resolve) => (onRendered.current = resolve));
      void navigate(href);
      return rendered;
    };
    if (!isLoaded || signal.aborted) return;
    if ('startViewTransition' in document && isMotionOn()) document.startViewTransition(show);
    // no earlier: a link's own handler still writes to the entry that is left
    else setTimeout(show);
  }

  /** React 19.3 renders a `popstate` at once, and would empty a page whose code has not loaded. */
  async function finishPopState({ page }: PageRoute) {
    const signal = startRequest();
    const isLoaded = await loadPage(page.preload, () => window.location.reload(), signal);
    if (signal.aborted) return;
    if (isLoaded) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    else if (loadStatus.get() === 'failed') history.go(currentIndex.current - (entryIndex() ?? 0));
  }

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const page = currentLocation.current;
    const link = plainClickLink(event);
    // SkipLink.tsx handles the skip link
    if (!page || !link || link.hash === `#${mainId}`) return;
    const href = link.pathname + link.search + link.hash;
    if (isSamePage(page, link)) {
      event.preventDefault();
      request.current?.abort();
      void navigate(href, { replace: link.href === window.location.href });
      return;
    }
    const route = routeOf(link);
    if (!route) return;
    event.preventDefault();
    // Back or a transition has set this address already
    if (isSamePage(window.location, link)) return;
    rememberLink(link);
    void openPage(route, href);
  });

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    const page = currentLocation.current;
    request.current?.abort();
    if (!page || isSamePage(page, window.location)) return;
    const route = routeFor(window.location.pathname);
    if (route.page.isLoaded()) return;
    event.stopImmediatePropagation();
    void finishPopState(route);
  });

  // before the router's own listener, from which this one hides events
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('click', (event) => handleClick(event), { capture: true, signal });
    addEventListener('popstate', (event) => handlePopState(event), { capture: true, signal });
    listenOnWindow(['pointerover', 'focusin'], prefetch, { signal });
    return () => {
      listeners.abort();
      cancelScroll();
    };
  }, []);
}

function prefetch(event: Event) {
  const route = routeOf(internalLink(event));
  if (route) void prefetchPage(route.page.preload);
}

function routeOf(link: HTMLAnchorElement | null): PageRoute | undefined {
  return allRoutes.find(({ path }) => path === link?.pathname);
}

/** The router's index of the current entry; undefined if the visitor made it by editing the hash. */
function entryIndex(): number | undefined {
  return history.state?.idx;
}
