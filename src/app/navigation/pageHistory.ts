import { createPath, type To } from 'react-router-dom';
import { findRoute, routeFor } from '@/app/routes';
import { afterNextPaint } from '@/lib/afterNextPaint';
import { readEntryState, writeEntryState } from '@/lib/entryState';
import { cancelScroll } from '@/lib/scroll';
import { listenOnWindow } from '@/lib/userEvents';
import { loadPage, loadStatus, prefetchPage } from './missingFile';
import { transitionToPage } from './pageTransition';
import { handleInitialLoad, handleNavigation } from './scrollAndFocus';

export type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** `edit`: the visitor or another script has changed the address, `traverse`: Back or Forward. */
type Change = 'pushState' | 'replaceState' | 'edit' | 'traverse';

/**
 * The browser's history for React Router. The code of another page loads first: until then the page
 * in view stays, and the address that a link leads to waits. Of several choices the last wins.
 *
 * @param render renders the page of an address, at once
 */
export function createPageHistory(render: (address: PageAddress) => void) {
  let shown: PageAddress = { pathname: '', search: '', hash: '' };
  /** Of the entry of the page in view, among those of the tab. */
  let shownIndex = 0;
  /** Pixels from the top in the last frame: an edited hash has scrolled already. */
  let frameTop = 0;
  const tops = new Map<number, number>();
  let choice = new AbortController();
  let pressedLink: HTMLAnchorElement | null = null;

  const readIndex = () => Number(readEntryState('index') ?? shownIndex);

  async function open(to: URL, change: Change, isAnimated = false) {
    choice.abort();
    choice = new AbortController();
    const { signal } = choice;
    const showOnce = () => signal.aborted || show(to, change);
    if (to.pathname === shown.pathname && to.search === shown.search) return showOnce();
    cancelScroll();
    const { preload } = routeFor(to.pathname).Component;
    const isLoaded = await loadPage(preload, () => loadDocument(to), signal);
    if (signal.aborted) return;
    if (isLoaded && isAnimated) showOnce();
    else if (isLoaded) transitionToPage(shown.pathname, to.pathname, showOnce);
    else if (change === 'traverse' && loadStatus.get() === 'failed')
      history.go(shownIndex - readIndex());
  }

  function show(to: URL, change: Change) {
    const from = shown;
    if (from.pathname !== to.pathname) loadStatus.set('idle');
    tops.set(shownIndex, scrollY);
    if (change === 'pushState') leaveEntry();
    if (change === 'pushState') history.pushState({ index: readIndex() + 1 }, '', to);
    if (change === 'replaceState') history.replaceState(history.state, '', to);
    shown = toAddress(to);
    shownIndex = readIndex();
    try {
      render(shown);
    } catch (error) {
      // React cannot remove what others have removed, and is of no more use
      reportError(error);
      loadDocument(to);
      return;
    }
    const left = tops.get(shownIndex) ?? Number(readEntryState('top') ?? 0);
    handleNavigation(from, shown, change === 'traverse' ? left : undefined, frameTop);
  }

  /** For Back, also in a later document. */
  function leaveEntry() {
    // not after Back to a page whose code is still missing
    if (readIndex() !== shownIndex) return;
    // others replace it too
    writeEntryState('index', shownIndex);
    writeEntryState('top', scrollY);
    writeEntryState('link', pressedLink && [...document.links].indexOf(pressedLink));
  }

  function follow(to: To, change: Change) {
    const url = new URL(createHref(to), location.href);
    // others call history.replaceState() too
    if (location.pathname === shown.pathname) shown = toAddress(location);
    if (findRoute(url.pathname) && origin !== 'null') void open(url, change);
    else loadDocument(url);
  }

  function onPopState({ hasUAVisualTransition }: PopStateEvent) {
    const isEdit = readEntryState('index') === undefined;
    if (isEdit) writeEntryState('index', shownIndex + 1);
    void open(new URL(location.href), isEdit ? 'edit' : 'traverse', hasUAVisualTransition);
  }

  function onPress(event: MouseEvent) {
    pressedLink = internalLink(event.target);
    // the second click of a double click is not for what stands there in the next page
    if (pressedLink && event.detail > 1) event.preventDefault();
  }

  /** Takes links that are not React Router's, as those of Markdown. */
  function onClick(event: MouseEvent) {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = internalLink(event.target);
    const isLeft = defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey;
    if (!link || isLeft || !findRoute(link.pathname)) return;
    event.preventDefault();
    follow(link.href, link.href === location.href ? 'replaceState' : 'pushState');
  }

  function listen() {
    const listeners = new AbortController();
    const { signal } = listeners;
    const root = document.querySelector<HTMLElement>('#app:not(:empty)');
    shown = toAddress(location);
    shownIndex = readIndex();
    writeEntryState('index', shownIndex);
    handleInitialLoad();
    // a reload, and Back from another document, are the browser's
    const setRestoration = ({ type }: Event | { type: 'pageshow' }) =>
      (history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual');
    setRestoration({ type: 'pageshow' });
    for (const type of ['pagehide', 'pageshow']) addEventListener(type, setRestoration, { signal });
    addEventListener('popstate', onPopState, { signal });
    const readTop = () => (frameTop = scrollY);
    void afterNextPaint().then(readTop);
    addEventListener('scroll', readTop, { passive: true, signal });
    root?.addEventListener('click', onPress, { capture: true, signal });
    root?.addEventListener('click', onClick, { signal });
    listenOnWindow(['pointerover', 'focusin'], prefetch, { signal });
    return () => listeners.abort();
  }

  return {
    createHref,
    go: (delta: number) => history.go(delta),
    push: (to: To) => follow(to, 'pushState'),
    replace: (to: To) => follow(to, 'replaceState'),
    listen,
  };
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
const toAddress = ({ pathname, search, hash }: PageAddress) => ({ pathname, search, hash });

function loadDocument({ href }: URL) {
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** The link to the site itself that an event happened on. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const sameTab = 'a[href]:not([target], [download])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(sameTab);
  return link && link.origin === location.origin ? link : null;
}

function prefetch({ target }: Event) {
  const link = internalLink(target);
  const route = link && findRoute(link.pathname);
  if (route) void prefetchPage(route.Component.preload);
}
