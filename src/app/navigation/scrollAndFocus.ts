import type { Location } from 'react-router-dom';
import { mainId } from '@/config/ids';
import { isMotionOn } from '@/features/motion/motion';
import { beginScroll } from '@/lib/scroll';
import { documentLoadType } from './documentReload';
import { focusWithoutScroll } from './focusWithoutScroll';
import type { SavedScroll } from './savedScroll';
import { restoreScroll, scrollToElementStable } from './stableScroll';

/** The browser has already scrolled; this fixes only what it cannot restore. */
export function handleInitialLoad(to: Location, saved: SavedScroll | undefined) {
  const signal = beginScroll();
  const loadType = documentLoadType();
  if (saved && (loadType === 'reload' || loadType === 'back_forward')) {
    if (hasNotScrolledSince(saved)) restoreScroll(saved, signal);
    return;
  }
  const target = to.hash && document.getElementById(idOf(to.hash));
  if (target && !hasScrolledPast(target)) void scrollToElementStable(target, false, signal);
}

/**
 * Whether the page is at its top or where the browser restored it. Only in Chromium are these the
 * same pixels as before, because sections above have estimated heights.
 */
function hasNotScrolledSince([top]: SavedScroll): boolean {
  const maxTop = document.documentElement.scrollHeight - innerHeight;
  return window.scrollY === 0 || Math.abs(window.scrollY - Math.min(top, maxTop)) <= 1;
}

/**
 * Does for the router what a browser does after a navigation: the new page starts at its top, or at
 * the hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 */
export function handleNavigation(
  from: Location,
  to: Location,
  isPop: boolean,
  saved: SavedScroll | undefined,
) {
  const signal = beginScroll();
  const isOtherPage = from.pathname !== to.pathname;
  const isSmooth = !isPop && isMotionOn();
  if (isPop && saved) {
    restoreScroll(saved, signal);
    if (isOtherPage) focusHeading();
  } else if (isOtherPage) {
    scrollToTop();
    if (to.hash) scrollToHash(to.hash, isSmooth, signal);
    else focusHeading();
  } else if (to.hash || from.search === to.search) {
    // after a closing menu has returned the focus
    requestAnimationFrame(() => scrollToHash(to.hash, isSmooth, signal));
  }
}

/** The browser itself jumps to an edited hash, before or after this call. */
export function glideFrom(start: number, hash: string) {
  const signal = beginScroll();
  requestAnimationFrame(() => {
    if (isMotionOn()) window.scrollTo({ top: start, behavior: 'instant' });
    scrollToHash(hash, isMotionOn(), signal);
  });
}

/** Without a hash, to the top of the page. */
function scrollToHash(hash: string, isSmooth: boolean, signal: AbortSignal) {
  const target = hash ? document.getElementById(idOf(hash)) : document.body;
  if (!target) return;
  if (hash) focusWithoutScroll(target);
  void scrollToElementStable(target, isSmooth, signal);
}

function focusHeading() {
  const main = document.getElementById(mainId);
  if (main) focusWithoutScroll(main);
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether the visitor has scrolled since the browser jumped to the target. */
function hasScrolledPast(target: HTMLElement): boolean {
  const distance = Math.abs(target.getBoundingClientRect().top);
  // A page at its top counts only after a press, because it must not move under one.
  const hasPressed = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  return (window.scrollY > 0 || hasPressed) && distance > innerHeight / 2;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
