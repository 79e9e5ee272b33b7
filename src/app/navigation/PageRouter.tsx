import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createPath, Router, type To } from 'react-router-dom';
import { loadPage, loadStatus, prefetchPage } from '@/app/errors/missingFile';
import { findRoute, routeFor } from '@/app/routes';
import { readEntryState, writeEntryState } from '@/lib/entryState';
import { listenOnWindow } from '@/lib/userEvents';
import { transitionToPage } from './pageTransition';
import { handleInitialLoad, handleNavigation } from './scrollAndFocus';

/** React Router, whose address changes when the page's code has loaded. */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(() => new URL(location.href));
  const [history] = useState(() => createPageHistory((url) => flushSync(() => setShown(url))));
  useLayoutEffect(() => history.listen(), [history]);
  return (
    <Router location={shown} navigator={history}>
      {children}
    </Router>
  );
}

/** `stay`: the entry is there, as after an edited hash, `traverse`: Back or Forward. */
type Change = 'push' | 'stay' | 'traverse';

/**
 * The code of another page loads first: until then the page in view stays, and the address that a
 * link leads to waits. Of several choices the last wins.
 *
 * @param render renders the page of an address, at once
 */
function createPageHistory(render: (address: URL) => void) {
  let shown = new URL(location.href);
  /** Of the entry of the page in view, among those of the tab. */
  let shownIndex = 0;
  /** Pixels from the top in the last frame: an edited hash has scrolled already. */
  let frameTop = 0;
  const tops = new Map<number, number>();
  let choice = new AbortController();

  const readIndex = () => Number(readEntryState('index') ?? shownIndex);

  async function open(to: URL, change: Change, isAnimated = false) {
    choice.abort();
    choice = new AbortController();
    const { signal } = choice;
    const showOnce = () => signal.aborted || show(to, change);
    if (to.pathname === shown.pathname) return showOnce();
    if (await loadPage(routeFor(to.pathname).Component.preload, () => loadDocument(to), signal)) {
      if (isAnimated) showOnce();
      else void transitionToPage(shown.pathname, to.pathname, showOnce);
    } else if (change === 'traverse' && loadStatus.get() === 'failed')
      history.go(shownIndex - readIndex());
  }

  function show(to: URL, change: Change) {
    const from = shown;
    tops.set(shownIndex, scrollY);
    try {
      if (change === 'push') {
        const index = readIndex();
        // for Back in a later document, and after others have replaced the entry
        writeEntryState({ index, top: scrollY });
        history.pushState({ index: index + 1 }, '', to);
      }
      shown = to;
      shownIndex = readIndex();
      render(to);
    } catch (error) {
      // others have removed what React removes, or used up what Safari allows of the history
      reportError(error);
      loadDocument(to);
      return;
    }
    const left = tops.get(shownIndex) ?? Number(readEntryState('top') ?? 0);
    handleNavigation(from, to, change === 'traverse' ? left : undefined, frameTop);
  }

  function follow(to: To) {
    const url = new URL(createHref(to), location.href);
    // a sandboxed document has no history
    if (!findRoute(url.pathname) || origin === 'null') loadDocument(url);
    else void open(url, url.href === location.href ? 'stay' : 'push');
  }

  function onPopState({ hasUAVisualTransition }: PopStateEvent) {
    const isEdit = readEntryState('index') === undefined;
    if (isEdit) writeEntryState({ index: shownIndex + 1 });
    void open(new URL(location.href), isEdit ? 'stay' : 'traverse', hasUAVisualTransition);
  }

  /** Takes links that are not React Router's, as those of Markdown. */
  function onClick(event: MouseEvent) {
    const link = findLink(event.target);
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!link || !findRoute(link.pathname)) return;
    event.preventDefault();
    follow(link.href);
  }

  function listen() {
    const listeners = new AbortController();
    const { signal } = listeners;
    shownIndex = readIndex();
    writeEntryState({ index: shownIndex });
    handleInitialLoad();
    // a reload, and Back from another document, are the browser's
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
    addEventListener('popstate', onPopState, { signal });
    const readTop = () => (frameTop = scrollY);
    requestAnimationFrame(readTop);
    addEventListener('scroll', readTop, { passive: true, signal });
    // others may write the page anew: its links then open documents
    const root = document.querySelector<HTMLElement>('#app:not(:empty)');
    root?.addEventListener('click', stopSecondClick, { capture: true, signal });
    root?.addEventListener('click', onClick, { signal });
    listenOnWindow(['pointerover', 'focusin'], prefetch, { signal });
    return () => listeners.abort();
  }

  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const go = (delta: number) => history.go(delta);
  return { createHref, go, push: follow, replace: follow, listen };
}

function loadDocument({ href }: URL) {
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** The link to the site itself that an event happened on. */
function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const sameTab = 'a[href]:not([target], [download])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(sameTab);
  return link && link.origin === location.origin ? link : null;
}

/** Of a double click: it is not for what stands there in the next page. */
function stopSecondClick(event: MouseEvent) {
  if (event.detail > 1 && findLink(event.target)) event.preventDefault();
}

function prefetch({ target }: Event) {
  const link = findLink(target);
  const route = link && findRoute(link.pathname);
  if (route) void prefetchPage(route.Component.preload);
}
