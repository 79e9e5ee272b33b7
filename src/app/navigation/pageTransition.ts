import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';
import { isInView } from '@/lib/focus';

/**
 * Shows another page in a view transition (styles/base.css): the picture beside a link to it becomes
 * the sun of its hero, and Back plays it the other way. Without motion or support it is only shown.
 *
 * @param show renders the page, at once
 */
export function transitionToPage(from: string, to: string, show: () => void): void {
  if (!('startViewTransition' in document) || !isMotionOn()) {
    show();
    return;
  }
  let unmark = markSun(to);
  const { ready, finished } = document.startViewTransition(() => {
    unmark();
    show();
    unmark = markSun(from);
  });
  // a later choice or a hidden tab skips the animation, not the page
  ready.catch(() => undefined);
  void finished.finally(() => unmark());
}

/** Sets what the stylesheet names. @returns an undo function */
function markSun(otherPath: string): () => void {
  const root = document.documentElement;
  const sun = findCard(otherPath) ?? findHeroSun();
  // a shape within an SVG cannot take part in a transition: a disc does
  const disc = sun instanceof SVGElement ? document.body.appendChild(createDisc(sun)) : undefined;
  const marked = [sun, disc].filter((element) => element !== undefined);
  for (const element of marked) element.dataset['flies'] = '';
  root.dataset['transition'] = '';
  return () => {
    for (const element of marked) delete element.dataset['flies'];
    delete root.dataset['transition'];
    disc?.remove();
  };
}

/** The picture beside a link to the page, if it is in view. */
function findCard(path: string) {
  return [...document.querySelectorAll<HTMLElement>(`#${mainId} div[data-sun]`)].find(
    (picture) =>
      isInView(picture) &&
      picture.closest('article, section, li')?.querySelector(`a[href="${path}"]`),
  );
}

function findHeroSun() {
  const hero = document.querySelector(`#${mainId} h1`)?.closest('header, section');
  const sun = hero?.querySelector<HTMLElement | SVGElement>('[data-sun]');
  return sun && isInView(sun) ? sun : undefined;
}

function createDisc(sun: SVGElement): HTMLElement {
  const { top, left, width } = sun.getBoundingClientRect();
  const disc = document.createElement('div');
  disc.style.cssText = `position: fixed; inset: ${top}px auto auto ${left}px; inline-size: ${width}px;
    aspect-ratio: 1; border-radius: 50%; background: ${sun.getAttribute('fill')}`;
  return disc;
}
