import { findRoute, routeFor } from '@/app/routes';
import { hasNavigationApi } from '@/lib/entryState';
import { cancelScroll } from '@/lib/scroll';
import { listenOnWindow } from '@/lib/userEvents';
import type { PageRoute } from '@/routing/pageRoutes';
import { getTriggerLink, internalLink, saveTriggerLink } from './links';
import { loadPage, loadStatus, prefetchPage } from './missingFile';
import { transitionToPage } from './pageTransition';
import { handleNavigation } from './scrollAndFocus';

export type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Tells `onNavigate` to let the browser load the document. */
const asDocument = 'document';

/** Goes back to the page in view, because another one cannot be shown. */
const asReturn = 'return';

/** Scroll and focus: scrollAndFocus.ts. */
const manual = { scroll: 'manual', focusReset: 'manual' } as const;

/**
 * Shows the site's own pages without loading their documents. Another page is shown when its code
 * has loaded; until then the page in view stays, and of several choices the last wins. A browser
 * without the Navigation API loads documents.
 *
 * @param render renders the page of an address, at once
 * @returns a cleanup function
 */
export function interceptNavigation(render: (address: PageAddress) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  if (!hasNavigationApi()) return () => listeners.abort();

  const { pathname, search, hash } = window.location;
  let shown: PageAddress = { pathname, search, hash };
  let shownKey = navigation.currentEntry?.key;
  let choice = new AbortController();
  const root = document.querySelector('#app:not(:empty)');
  /**
   * Of this document's entries. `event.scroll()` knows those of earlier documents too, but Chromium
   * scrolls only with the next frame: a view transition measures the page before it.
   */
  const tops = new Map<string | undefined, number>();

  function onNavigate(event: NavigateEvent) {
    const { destination, hashChange } = event;
    const isTraversal = event.navigationType === 'traverse';
    const to = new URL(destination.url);
    const route = isTraversal ? routeFor(to.pathname) : findRoute(to.pathname);
    if (!route || isLeftToBrowser(event)) return;
    // others have replaced it, as `body.innerHTML += …` does
    if (root && !root.isConnected) return;
    // history.replaceState() of somebody else
    if (!isTraversal && destination.sameDocument && !hashChange) {
      if (to.pathname === shown.pathname) shown = to;
      return;
    }
    choice.abort();
    choice = new AbortController();
    const isSamePage = shown.pathname === to.pathname && shown.search === to.search;
    if (!isSamePage) openPage(event, to, route, choice.signal);
    else
      event.intercept({
        ...manual,
        handler: () => {
          showPage(event, to);
          return Promise.resolve();
        },
      });
  }

  function openPage(event: NavigateEvent, to: URL, { page }: PageRoute, chosen: AbortSignal) {
    const isTraversal = event.navigationType === 'traverse';
    const link = internalLink(event.sourceElement ?? document.activeElement);
    if (link && !isTraversal) saveTriggerLink(link);
    cancelScroll();
    let isMissing = false;
    const loading = loadPage(page.preload, () => (isMissing = true), chosen);

    /** Before the address changes. */
    async function precommitHandler() {
      if ((await loading) || isMissing) return;
      throw new DOMException('The page has not loaded.', 'AbortError');
    }

    /** After it. */
    async function handler() {
      const isLoaded = await loading;
      if (chosen.aborted) return;
      if (isLoaded) {
        const findLink = () => (isTraversal ? getTriggerLink() : link);
        const show = () => chosen.aborted || showPage(event, to);
        if (event.hasUAVisualTransition) show();
        else await transitionToPage(findLink, show);
      } else if (isMissing) loadDocument(event);
      else if (loadStatus.get() === 'failed' && shownKey) navigation.traverseTo(shownKey);
    }

    const canHold = event.cancelable && 'NavigationPrecommitController' in window;
    event.intercept({ ...manual, handler, ...(canHold && { precommitHandler }) });
  }

  function showPage(event: NavigateEvent, to: PageAddress) {
    const from = shown;
    const fromKey = shownKey;
    const isTraversal = event.navigationType === 'traverse';
    const isReturn = event.info === asReturn;
    tops.set(shownKey, window.scrollY);
    shown = to;
    shownKey = navigation.currentEntry?.key;
    if (from.pathname !== to.pathname) loadStatus.set('idle');
    if (isTraversal) holdScroll(true);
    try {
      render(to);
    } catch (error) {
      reportError(error);
      // React cannot remove from the head what others have removed, and is of no more use
      loadDocument(event);
      return;
    }
    handleNavigation(from, to, isTraversal && (() => restoreScroll(event)));
    holdScroll(false);
    if (isReturn) loadStatus.set('failed');
    else if (loadStatus.get() === 'lost' && fromKey)
      navigation.traverseTo(fromKey, { info: asReturn });
  }

  function restoreScroll(event: NavigateEvent) {
    const top = tops.get(shownKey);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    else if (!event.signal.aborted) event.scroll();
  }

  navigation.addEventListener('navigate', onNavigate, { signal });
  listenOnWindow(['pointerover', 'focusin'], prefetch, { signal });
  return () => listeners.abort();
}

/** Of the address that the event has led to. */
function loadDocument({ destination, navigationType }: NavigateEvent) {
  if (navigationType === 'traverse') location.reload();
  else navigation.navigate(destination.url, { history: 'replace', info: asDocument });
}

function isLeftToBrowser(event: NavigateEvent): boolean {
  const { canIntercept, downloadRequest, formData, navigationType } = event;
  const info: unknown = event.info;
  const isSent = downloadRequest !== null || formData !== null;
  return !canIntercept || isSent || navigationType === 'reload' || info === asDocument;
}

function prefetch({ target }: Event) {
  const link = internalLink(target);
  const route = link && findRoute(link.pathname);
  if (route) void prefetchPage(route.page.preload);
}

/** Chromium would restore the position to which it scrolls a page that loses its content piece by piece. */
function holdScroll(isHeld: boolean) {
  const { body, documentElement } = document;
  body.style.minBlockSize = isHeld ? `${documentElement.scrollHeight}px` : '';
  body.style.overflowAnchor = isHeld ? 'none' : '';
}
