import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';
import { isInView } from '@/lib/focus';

type SunElement = HTMLElement | SVGGraphicsElement;

/** It holds the marks of its pages until it has finished. */
let running: ViewTransition | undefined;

/**
 * Shows another page in a view transition (styles/base.css): the picture beside a link to it becomes
 * the sun of its hero, and Back plays it the other way. Without motion or support it is only shown.
 *
 * @param show renders the page, at once
 */
export async function transitionToPage(from: string, to: string, show: () => void) {
  if (!('startViewTransition' in document) || !isMotionOn()) {
    show();
    return;
  }
  running?.skipTransition();
  await running?.finished.catch(() => undefined);
  let unmark = markSun(to);
  running = document.startViewTransition(() => {
    unmark();
    show();
    unmark = markSun(from);
  });
  // a later choice or a hidden tab skips the animation, not the page
  running.ready.catch(() => undefined);
  void running.finished.finally(() => unmark());
}

/** Sets what the stylesheet names. @returns an undo function */
function markSun(otherPath: string): () => void {
  const root = document.documentElement;
  const sun = findCard(otherPath) ?? findHeroSun();
  // a shape within an SVG cannot take part in a transition: a copy of it does
  const copy = sun instanceof SVGElement ? document.body.appendChild(copyShape(sun)) : undefined;
  const marked = [sun, copy].filter((element) => element !== undefined);
  for (const element of marked) element.dataset['flies'] = '';
  root.dataset['transition'] = '';
  return () => {
    for (const element of marked) delete element.dataset['flies'];
    delete root.dataset['transition'];
    copy?.remove();
  };
}

/** The picture nearest to a link to the page, if it is in view. */
function findCard(path: string) {
  return [...document.querySelectorAll(`#${mainId} a[href="${path}"]`)]
    .map((link) => link.closest(':has([data-sun])')?.querySelector<SunElement>('[data-sun]'))
    .find((sun) => sun && isInView(sun));
}

function findHeroSun() {
  const hero = document.querySelector(`#${mainId} h1`)?.closest('header, section');
  const sun = hero?.querySelector<SunElement>('[data-sun]');
  return sun && isInView(sun) ? sun : undefined;
}

function copyShape(shape: SVGGraphicsElement): HTMLElement {
  const { top, left, width } = shape.getBoundingClientRect();
  const box = shape.getBBox();
  const copy = document.createElement('div');
  copy.style.cssText = `position: fixed; inset: ${top}px auto auto ${left}px; inline-size: ${width}px`;
  copy.innerHTML = `<svg viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${shape.outerHTML}</svg>`;
  return copy;
}
