import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { focusWithoutScroll } from './focusWithoutScroll';
import { adoptEntry, entryId, historyIndex, pushHash } from './historyEntry';
import { isSamePage, plainClickLink } from './internalLink';
import { mainId } from '@/config/ids';
import type { SavedScroll } from './savedScroll';
import { createScrollPositions } from './scrollPositions';
import { restoreScroll, scrollToElementStable, waitForElement } from './stableScroll';
import { isPlaying } from '@/features/motion/motion';
import { abortOnUserScroll } from '@/lib/userEvents';

/**
 * Does for the router what a browser does after a navigation: the new page starts at its top, or at
 * the hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 *
 * A new hash on the same page does not reach the router. A new location would update its context,
 * and React would drop the prerendered sections that have not hydrated yet.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const [positions] = useState(createScrollPositions);
  const shown = useRef<Location | null>(null);
  const shownIndex = useRef(0);
  const current = useRef(new AbortController());

  useEffect(() => positions.track(), [positions]);

  function setEntry(entry: Location) {
    positions.setEntry(entryId(entry));
    shownIndex.current = historyIndex() ?? 0;
  }

  function begin(): AbortSignal {
    current.current.abort();
    current.current = new AbortController();
    return abortOnUserScroll(current.current);
  }

  const handleLocation = useEffectEvent((from: Location | null, to: Location) => {
    setEntry(to);
    const saved = positions.savedScroll(entryId(to));
    const signal = begin();
    if (from === null) handleInitialLoad(to, saved, signal);
    else handleNavigation(from, to, navigation, saved, signal);
  });

  useLayoutEffect(() => {
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    handleLocation(from, location);
  }, [location]);

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const page = shown.current;
    const link = page && samePageLink(page, event);
    if (!link) return;
    event.preventDefault();
    if (link.hash !== window.location.hash) setEntry(pushHash(page, link.hash));
    current.current.abort();
    // after the link's own handlers: a menu that closes gives the focus back first
    requestAnimationFrame(() => {
      void scrollToHash(link.hash, isPlaying(), begin());
    });
  });

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    const page = shown.current;
    const isEdit = history.state === null && window.location.hash !== '';
    if (!page || !isEdit || !isSamePage(page, window.location)) return;
    event.stopImmediatePropagation();
    const before = positions.shownScroll();
    setEntry(adoptEntry(page, shownIndex.current));
    // the browser jumps after this event and before the next frame
    requestAnimationFrame(() => {
      const smooth = isPlaying();
      if (smooth) window.scrollTo({ top: before, behavior: 'instant' });
      void scrollToHash(window.location.hash, smooth, begin());
    });
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => handleClick(event);
    const onPopState = (event: PopStateEvent) => handlePopState(event);
    document.addEventListener('click', onClick, { capture: true });
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      removeEventListener('popstate', onPopState, { capture: true });
      current.current.abort();
    };
  }, []);
}

/** The browser has already scrolled; this fixes only what it cannot restore. */
function handleInitialLoad(to: Location, saved: SavedScroll | undefined, signal: AbortSignal) {
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
function hasNotScrolledSince({ top }: SavedScroll): boolean {
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
  navigation: NavigationType,
  saved: SavedScroll | undefined,
  signal: AbortSignal,
) {
  const isOtherPage = from.pathname !== to.pathname;
  if (navigation === 'POP' && saved) {
    restoreScroll(saved, signal);
    if (isOtherPage) focusHeading();
    return;
  }
  if (isOtherPage) scrollToTop();
  if (to.hash) {
    void scrollToHash(to.hash, navigation !== 'POP' && isPlaying(), signal);
    return;
  }
  if (isOtherPage) focusHeading();
  else if (from.search === to.search) scrollToTop();
}

async function scrollToHash(hash: string, smooth: boolean, signal: AbortSignal) {
  if (!hash) {
    await scrollToElementStable(document.body, smooth, signal);
    return;
  }
  const target = await waitForElement(idOf(hash), signal);
  if (!target) return;
  focusWithoutScroll(target);
  await scrollToElementStable(target, smooth, signal);
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
