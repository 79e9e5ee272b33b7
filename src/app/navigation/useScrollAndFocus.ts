import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { focusWithoutScroll } from './focusWithoutScroll';
import { adoptEntry, entryId, historyIndex, pushHash, shownEntry } from './historyEntry';
import { isSamePage, plainClickLink } from './internalLink';
import { useNavigationStatus } from './NavigationStatusProvider';
import { mainId } from '@/config/ids';
import type { SavedScroll } from './savedScroll';
import { createScrollPositions } from './scrollPositions';
import { restoreScroll, scrollToElementStable } from './stableScroll';
import { isPlaying } from '@/features/motion/motion';
import { beginScroll, cancelScroll } from '@/lib/scroll';

/**
 * Does for the router what a browser does after a navigation: the new page starts at its top, or at
 * the hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 *
 * A change of the hash does not reach the router, whether by a link, an edit, Back or Forward. A new
 * location would update its context, and React would drop the prerendered sections that have not
 * hydrated yet.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const status = useNavigationStatus();
  const [positions] = useState(createScrollPositions);
  const shown = useRef<Location | null>(null);
  const shownIndex = useRef(0);

  useEffect(() => positions.track(), [positions]);

  const setEntry = useEffectEvent((entry: Location) => {
    positions.setEntry(entryId(entry));
    shownIndex.current = historyIndex() ?? 0;
  });

  const handleLocation = useEffectEvent((from: Location | null, to: Location) => {
    setEntry(to);
    const saved = positions.savedScroll(entryId(to));
    if (from === null) handleInitialLoad(to, saved);
    else handleNavigation(from, to, navigation === 'POP', saved);
  });

  useLayoutEffect(() => {
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    handleLocation(from, location);
  }, [location]);

  // before the router listens, which would take what is stopped here
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const page = shown.current;
      const link = page && samePageLink(page, event);
      if (!link) return;
      event.preventDefault();
      if (link.hash !== window.location.hash) setEntry(pushHash(page, link.hash));
      scrollInNextFrame(link.hash);
    };
    const onPopState = (event: PopStateEvent) => {
      const page = shown.current;
      if (!page || !isSamePage(page, window.location)) return;
      const isEdit = history.state === null && window.location.hash !== '';
      const isShownEntry = !isEdit && historyIndex() === shownIndex.current;
      // the router has to give up a page that it still loads, or is about to show
      if (isShownEntry || status.isLoading()) return;
      event.stopImmediatePropagation();
      if (isEdit) {
        setEntry(adoptEntry(page, shownIndex.current));
        scrollInNextFrame(window.location.hash, positions.shownScroll());
        return;
      }
      const entry = shownEntry(page);
      setEntry(entry);
      handleNavigation(page, entry, true, positions.savedScroll(entryId(entry)));
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('click', onClick, options);
    addEventListener('popstate', onPopState, options);
    return () => {
      listeners.abort();
      cancelScroll();
    };
  }, [positions, status]);
}

/** The browser has already scrolled; this fixes only what it cannot restore. */
function handleInitialLoad(to: Location, saved: SavedScroll | undefined) {
  const signal = beginScroll();
  if (saved && isReloadOrBackForward()) {
    if (hasNotScrolledSince(saved)) restoreScroll(saved, signal);
    return;
  }
  const target = to.hash && document.getElementById(idOf(to.hash));
  if (target && !hasScrolledPast(target)) void scrollToElementStable(target, false, signal);
}

/**
 * Whether the page stands at its top or where the browser restored it. By pixels from the top that
 * is another place in every browser but Chromium, because sections above have estimated heights.
 */
function hasNotScrolledSince([top]: SavedScroll): boolean {
  const maxTop = document.documentElement.scrollHeight - innerHeight;
  return window.scrollY === 0 || Math.abs(window.scrollY - Math.min(top, maxTop)) <= 1;
}

function isReloadOrBackForward(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return !!load && 'type' in load && (load.type === 'reload' || load.type === 'back_forward');
}

function handleNavigation(
  from: Location,
  to: Location,
  isPop: boolean,
  saved: SavedScroll | undefined,
) {
  const signal = beginScroll();
  const isOtherPage = from.pathname !== to.pathname;
  const isRestored = isPop && saved !== undefined;
  if (isRestored) restoreScroll(saved, signal);
  else if (isOtherPage || (!to.hash && from.search === to.search)) scrollToTop();
  if (to.hash && !isRestored) {
    scrollToHash(to.hash, !isPop && isPlaying(), signal);
  } else if (isOtherPage) focusHeading();
}

/**
 * After the browser's own jump, and after a menu that closes has given the focus back.
 * @param start the position to glide from where the browser jumps
 */
function scrollInNextFrame(hash: string, start?: number) {
  const signal = beginScroll();
  requestAnimationFrame(() => {
    const smooth = isPlaying();
    if (smooth && start !== undefined) window.scrollTo({ top: start, behavior: 'instant' });
    scrollToHash(hash, smooth, signal);
  });
}

/** Without a hash, to the top of the page. */
function scrollToHash(hash: string, smooth: boolean, signal: AbortSignal) {
  const target = hash ? document.getElementById(idOf(hash)) : document.body;
  if (!target) return;
  if (hash) focusWithoutScroll(target);
  void scrollToElementStable(target, smooth, signal);
}

function focusHeading() {
  const main = document.getElementById(mainId);
  if (main) focusWithoutScroll(main);
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether the visitor has scrolled on since the browser went to the target. */
function hasScrolledPast(target: HTMLElement): boolean {
  const distance = Math.abs(target.getBoundingClientRect().top);
  return window.scrollY > 0 && distance > innerHeight / 2;
}

/** Not the skip link, which the browser answers. */
function samePageLink(page: Location, event: MouseEvent): HTMLAnchorElement | null {
  const link = event.defaultPrevented ? null : plainClickLink(event);
  return link && isSamePage(page, link) && link.hash !== `#${mainId}` ? link : null;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
