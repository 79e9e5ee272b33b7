import type { Location } from 'react-router-dom';
import { mainId } from '@/config/ids';
import { isMotionOn } from '@/features/motion/motion';
import { layOutAtOnce, layOutSections } from '@/hydration/layOutSections';
import { beginScroll, scrollToElement } from '@/lib/scroll';
import { focusWithoutScroll } from './focusWithoutScroll';
import { leftLink } from './leftLink';
import { documentLoadType } from './missingFile';

/** The browser has already scrolled; this fixes only what it cannot restore. */
export function handleInitialLoad(to: Location, saved: number | undefined) {
  const signal = beginScroll();
  const loadType = documentLoadType();
  if (saved !== undefined && (loadType === 'reload' || loadType === 'back_forward')) {
    if (hasNotScrolledSince(saved)) restoreScroll(saved);
    return;
  }
  const target = to.hash && document.getElementById(idOf(to.hash));
  if (target && !hasScrolledPast(target)) {
    layOutAtOnce();
    void scrollToElement(target, { isSmooth: false, signal });
  }
}

/** Whether the page is at its top or where the browser put it, whose heights were estimates. */
function hasNotScrolledSince(saved: number): boolean {
  const maxTop = document.documentElement.scrollHeight - innerHeight;
  return window.scrollY === 0 || Math.abs(window.scrollY - Math.min(saved, maxTop)) <= 1;
}

function restoreScroll(top: number) {
  layOutAtOnce();
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Does for the router what a browser does after a navigation: the new page starts at its top, or at
 * the hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 */
export function handleNavigation(
  from: Location,
  to: Location,
  isPop: boolean,
  saved: number | undefined,
) {
  const signal = beginScroll();
  const isOtherPage = from.pathname !== to.pathname;
  const isSmooth = !isPop && isMotionOn();
  if (isPop && saved !== undefined) {
    restoreScroll(saved);
    if (isOtherPage) returnFocus();
  } else if (isOtherPage) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (to.hash) void scrollToHash(to.hash, isSmooth, signal);
    else focusHeading();
  } else if (to.hash || from.search === to.search) {
    // after a closing menu has returned the focus
    requestAnimationFrame(() => void scrollToHash(to.hash, isSmooth, signal));
  }
}

/** The browser itself jumps to an edited hash, before or after this call. */
export function glideFrom(start: number, hash: string) {
  const signal = beginScroll();
  requestAnimationFrame(() => {
    if (isMotionOn()) window.scrollTo({ top: start, behavior: 'instant' });
    void scrollToHash(hash, isMotionOn(), signal);
  });
}

/** Without a hash, to the top of the page. */
async function scrollToHash(hash: string, isSmooth: boolean, signal: AbortSignal) {
  const target = hash ? document.getElementById(idOf(hash)) : document.body;
  if (!target) return;
  if (hash) focusWithoutScroll(target);
  if (isSmooth) await layOutSections(nextTask, signal);
  else layOutAtOnce();
  await scrollToElement(target, { isSmooth, signal });
}

/** To the link that the visitor followed from this page, once its section shows it again. */
function returnFocus() {
  const { activeElement } = document;
  requestAnimationFrame(() => {
    if (document.activeElement !== activeElement) return;
    const link = leftLink();
    link?.focus({ preventScroll: true });
    if (!link || document.activeElement !== link) focusHeading();
  });
}

function focusHeading() {
  const main = document.getElementById(mainId);
  if (main) focusWithoutScroll(main);
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

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
