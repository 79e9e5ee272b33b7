import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { routeFor, routes } from '@/app/routes';
import { isMotionOn } from '@/features/motion/motion';
import { cancelScroll } from '@/lib/scroll';
import { listenOnWindow } from '@/lib/userEvents';
import type { PageRoute } from '@/routing/pageRoutes';
import { getTriggerLink, internalLink, isSamePage, plainClickLink, saveTriggerLink } from './links';
import { loadPage, loadStatus, prefetchPage } from './missingFile';
import { transitionToPage } from './pageTransition';
import { handleInitialLoad, handleNavigation, smoothScrollAfterHashEdit } from './scrollAndFocus';
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
  /** Whether a `popstate` is the one that was held back. */
  const isSentOn = useRef(false);
  const onRendered = useRef<() => void>(undefined);

  useEffect(() => positions.startSaving(), [positions]);

  const handleLocation = useEffectEvent((from: Location | null, to: Location) => {
    const isManualHashChange = from !== null && entryIndex() === undefined;
    // the state that the router writes
    if (isManualHashChange)
      history.replaceState({ usr: null, key: to.key, idx: currentIndex.current + 1 }, '');
    currentIndex.current = entryIndex() ?? 0;
    const start = positions.scrollBeforeRender();
    const saved = positions.setEntry(`${to.key} ${to.pathname}${to.search}${to.hash}`);
    if (from?.pathname !== to.pathname) loadStatus.set('idle');
    if (from === null) handleInitialLoad(to, saved);
    else if (isManualHashChange) smoothScrollAfterHashEdit(start, to.hash);
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

  async function openPage({ page }: PageRoute, link: HTMLAnchorElement, href: string) {
    const signal = startRequest();
    const isLoaded = await loadPage(page.preload, () => window.location.assign(href), signal);
    if (!isLoaded || signal.aborted) return;
    transitionToPage(
      () => link,
      () => render(signal, () => void navigate(href)),
    );
  }

  /** @returns when the page that `change` leads to has rendered; undefined if another was chosen */
  function render(signal: AbortSignal, change: () => void): Promise<void> | undefined {
    onRendered.current?.();
    if (signal.aborted) return undefined;
    const rendered = new Promise<void>((resolve) => (onRendered.current = resolve));
    change();
    return rendered;
  }

  /** React 19.3 renders a `popstate` at once, and would empty a page whose code has not loaded. */
  async function finishPopState({ page }: PageRoute, isAnimated: boolean) {
    const signal = startRequest();
    const isLoaded = await loadPage(page.preload, () => window.location.reload(), signal);
    if (signal.aborted) return;
    const show = () =>
      render(signal, () => {
        isSentOn.current = true;
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        isSentOn.current = false;
      });
    if (isLoaded && isAnimated) transitionToPage(getTriggerLink, show);
    else if (isLoaded) void show();
    // without an index the way back is unknown: 0 reloads the document of the address
    else if (loadStatus.get() === 'failed')
      history.go(currentIndex.current - (entryIndex() ?? currentIndex.current));
  }

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const page = currentLocation.current;
    const link = plainClickLink(event);
    if (!page || !link) return;
    const href = link.pathname + link.search + link.hash;
    if (isSamePage(page, link)) {
      event.preventDefault();
      request.current?.abort();
      void navigate(href, { replace: link.href === window.location.href });
      return;
    }
    const route = findRoute(link);
    if (!route) return;
    event.preventDefault();
    // Back or a transition has set this address already
    if (isSamePage(window.location, link)) return;
    saveTriggerLink(link);
    void openPage(route, link, href);
  });

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    if (isSentOn.current) return;
    const page = currentLocation.current;
    request.current?.abort();
    if (!page || isSamePage(page, window.location)) return;
    const route = routeFor(window.location.pathname);
    const isAnimated = isMotionOn() && !event.hasUAVisualTransition;
    if (route.page.isLoaded() && !isAnimated) return;
    event.stopImmediatePropagation();
    void finishPopState(route, isAnimated);
  });

  // before the router's own listener, from which this one hides events
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // after React's handlers, which can prevent it and may write to the entry that is left
    document.addEventListener('click', (event) => handleClick(event), { signal });
    addEventListener('popstate', (event) => handlePopState(event), { capture: true, signal });
    listenOnWindow(['pointerover', 'focusin'], prefetch, { signal });
    return () => {
      listeners.abort();
      cancelScroll();
    };
  }, []);
}

function prefetch(event: Event) {
  const route = findRoute(internalLink(event));
  if (route) void prefetchPage(route.page.preload);
}

function findRoute(link: HTMLAnchorElement | null): PageRoute | undefined {
  return routes.find(({ path }) => path === link?.pathname);
}

/** The router's index of the current entry; undefined if the visitor made it by editing the hash. */
function entryIndex(): number | undefined {
  return history.state?.idx;
}
