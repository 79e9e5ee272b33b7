import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';
import { layOutAtOnce } from '@/hydration/layOutSections';
import { findTarget } from '@/lib/address';
import { documentLoadType } from '@/lib/documentLoadType';
import { readEntryState } from '@/lib/entryState';
import { focusInPlace } from '@/lib/focus';
import { beginScroll, scrollToElement } from '@/lib/scroll';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The browser has already scrolled; this finds a hash in another spelling. */
export function handleInitialLoad() {
  const signal = beginScroll();
  const target = findTarget(location.hash);
  if (/reload|back_forward/.test(documentLoadType() ?? '')) {
    // Back over several pages, from another document
    if (history.scrollRestoration === 'manual') jumpTo(Number(readEntryState('top') ?? 0));
  } else if (target && !window.mayHaveScrolled)
    void scrollToElement(target, { isSmooth: false, signal });
}

/**
 * Does what a browser does after it has loaded a document: the new page starts at its top, at the
 * hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 *
 * @param left pixels from the top, after Back or Forward
 * @param top the same of the page in view, before an edited hash scrolled it
 */
export function handleNavigation(
  from: Address,
  to: Address,
  left: number | undefined,
  top: number,
): void {
  const signal = beginScroll();
  const isOtherPage = from.pathname !== to.pathname;
  const target = to.hash ? findTarget(to.hash) : document.body;
  if (left !== undefined) {
    layOutAtOnce();
    jumpTo(left);
    if (isOtherPage) returnFocus();
  } else if (isOtherPage) {
    jumpTo(0);
    if (!to.hash) focusWithoutScroll(document.getElementById(mainId) ?? document.body);
    else if (target) glideTo(target, signal, isMotionOn());
  } else if (target && (to.hash || from.search === to.search)) {
    // after a closing menu has returned the focus, and before an edited hash is seen at its target
    requestAnimationFrame(() => {
      jumpTo(top);
      glideTo(target, signal);
    });
  }
}

function jumpTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

/** @param isNear glides only the last piece, rather than over all that stands before */
function glideTo(target: HTMLElement, signal: AbortSignal, isNear = false) {
  // a browser does it for a document
  target.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch'));
  layOutAtOnce();
  if (target !== document.body) focusWithoutScroll(target);
  if (isNear) void scrollToElement(target, { offset: -innerHeight / 8, isSmooth: false, signal });
  void scrollToElement(target, { isSmooth: isMotionOn(), signal });
}

/** To the link that the visitor followed from this page, once its section shows it again. */
function returnFocus() {
  const { activeElement } = document;
  let framesLeft = 60;
  const focusLink = () => {
    if (document.activeElement !== activeElement) return;
    const link = document.links[Number(readEntryState('link') ?? NaN)];
    link?.focus({ preventScroll: true });
    if (link && document.activeElement === link) return;
    framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(focusLink);
    else focusSectionInView();
  };
  requestAnimationFrame(focusLink);
}

/** Never the first heading of a page whose scroll position was restored. */
function focusSectionInView() {
  const main = document.getElementById(mainId);
  const sections = [...(main?.querySelectorAll('section') ?? [])];
  const inView = sections.find(
    (section) => section.getBoundingClientRect().bottom > innerHeight / 4,
  );
  focusWithoutScroll(inView ?? main ?? document.body);
}

/** Focuses the heading of an element, or of the section of an empty anchor, without scrolling. */
export function focusWithoutScroll(target: Element): void {
  const scope = target.hasChildNodes() ? target : (target.closest('section') ?? target);
  const element = scope.querySelector('h1, h2, h3') ?? scope;
  if (element instanceof HTMLElement) focusInPlace(element);
}
