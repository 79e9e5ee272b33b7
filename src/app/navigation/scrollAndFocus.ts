import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';
import { layOutAtOnce, layOutSections } from '@/hydration/layOutSections';
import { documentLoadType } from '@/lib/documentLoadType';
import { focusInPlace } from '@/lib/focus';
import { anchorId, beginScroll, scrollToElement } from '@/lib/scroll';
import { getTriggerLink } from './links';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The browser has already scrolled; this fixes what it cannot know: the true heights above. */
export function handleInitialLoad(hash: string) {
  const signal = beginScroll();
  const target = getTarget(hash);
  const isRestored = /reload|back_forward/.test(documentLoadType() ?? '');
  if (window.mayHaveScrolled || isRestored || !target) return;
  void layOutSections(signal).then(() => scrollToElement(target, { isSmooth: false, signal }));
}

/**
 * Does what a browser does after it has loaded a document: the new page starts at its top, or at
 * the hash, or where the visitor left it; focus goes to its heading or to the hash's target.
 *
 * @param restoreScroll scrolls to where the visitor left the page, after Back or Forward
 */
export function handleNavigation(from: Address, to: Address, restoreScroll: false | (() => void)) {
  const signal = beginScroll();
  const isOtherPage = from.pathname !== to.pathname;
  const isSmooth = isMotionOn();
  if (restoreScroll) {
    layOutAtOnce();
    restoreScroll();
    if (isOtherPage) returnFocus();
  } else if (isOtherPage) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (isSmooth && to.hash) jumpNear(to.hash, signal);
    if (to.hash) void scrollToHash(to.hash, isSmooth, signal);
    else focusWithoutScroll(document.getElementById(mainId) ?? document.body);
  } else if (to.hash || from.search === to.search) {
    // after a closing menu has returned the focus
    requestAnimationFrame(() => void scrollToHash(to.hash, isSmooth, signal));
  }
}

/** A new page shows the target at once and glides the last piece, rather than over all that stands before. */
function jumpNear(hash: string, signal: AbortSignal) {
  const target = getTarget(hash);
  if (!target) return;
  layOutAtOnce();
  void scrollToElement(target, { offset: -innerHeight / 8, isSmooth: false, signal });
}

/** Without a hash, to the top of the page. */
async function scrollToHash(hash: string, isSmooth: boolean, signal: AbortSignal) {
  const target = hash ? getTarget(hash) : document.body;
  if (!target) return;
  // a browser does it where nobody intercepts the navigation
  target.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch'));
  if (hash) focusWithoutScroll(target);
  if (isSmooth) await layOutSections(signal);
  else layOutAtOnce();
  await scrollToElement(target, { isSmooth, signal });
}

/** To the link that the visitor followed from this page, once its section shows it again. */
function returnFocus() {
  const { activeElement } = document;
  let framesLeft = 60;
  const focusLink = () => {
    if (document.activeElement !== activeElement) return;
    const link = getTriggerLink();
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

function getTarget(hash: string): HTMLElement | null {
  return document.getElementById(anchorId(hash));
}
