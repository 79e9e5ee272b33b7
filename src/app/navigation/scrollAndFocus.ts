import { createPath, type Path } from 'react-router-dom';
import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';
import { layOutAtOnce } from '@/hydration/layOutSections';
import { findTarget } from '@/lib/address';
import { documentLoadType } from '@/lib/documentLoadType';
import { readEntryState } from '@/lib/entryState';
import { focusInPlace, isInView } from '@/lib/focus';
import { cancelScroll, scrollToElement } from '@/lib/scroll';

/** The browser has already scrolled; this finds a hash in another spelling. */
export function handleInitialLoad() {
  const target = findTarget(location.hash);
  if (/reload|back_forward/.test(documentLoadType() ?? '')) {
    // Back over several pages, from another document
    if (history.scrollRestoration === 'manual') jumpTo(Number(readEntryState('top') ?? 0));
  } else if (target && !window.mayHaveScrolled) void scrollToElement(target, { isSmooth: false });
}

/**
 * Does what a browser does after it has loaded a document: the new page starts at its top, at the
 * hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 *
 * @param left pixels from the top, after Back or Forward
 * @param top the same of the page in view, before an edited hash scrolled it
 */
export function handleNavigation(from: Path, to: Path, left: number | undefined, top: number) {
  cancelScroll();
  const isOtherPage = from.pathname !== to.pathname;
  const target = to.hash ? findTarget(to.hash) : document.body;
  if (left !== undefined) {
    layOutAtOnce();
    jumpTo(left);
    if (isOtherPage) requestAnimationFrame(() => returnFocus(createPath(from)));
  } else if (isOtherPage) {
    jumpTo(0);
    if (!to.hash) focusWithoutScroll(document.getElementById(mainId) ?? document.body);
    else if (target) glideTo(target, isMotionOn());
  } else if (target && (to.hash || from.search === to.search)) {
    // after a closing menu has returned the focus, and before an edited hash is seen at its target
    requestAnimationFrame(() => {
      jumpTo(top);
      glideTo(target);
    });
  }
}

function jumpTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

/** @param isNear glides only the last piece, rather than over all that stands before */
function glideTo(target: HTMLElement, isNear = false) {
  // a browser does it for a document
  target.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch'));
  layOutAtOnce();
  if (target !== document.body) focusWithoutScroll(target);
  if (isNear) void scrollToElement(target, { offset: -innerHeight / 8, isSmooth: false });
  void scrollToElement(target, { isSmooth: isMotionOn() });
}

/** To a link to the page that the visitor comes from, one in view first. */
function returnFocus(left: string) {
  const links = [...document.links].filter((link) => link.getAttribute('href') === left);
  for (const link of [...links.filter(isInView), ...links]) {
    link.focus({ preventScroll: true });
    if (document.activeElement === link) return;
  }
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/** Focuses the heading of an element, or of the section of an empty anchor, without scrolling. */
export function focusWithoutScroll(target: Element): void {
  const scope = target.hasChildNodes() ? target : (target.closest('section') ?? target);
  const element = scope.querySelector('h1, h2, h3') ?? scope;
  if (element instanceof HTMLElement) focusInPlace(element);
}
