import { mainId } from '@/config/paths';
import { isMotionOn } from '@/features/motion/motion';
import { isInView } from '@/lib/focus';

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
  while (running) {
    running.skipTransition();
    await running.finished.catch(() => undefined);
  }
  let unmark = markSun(to);
  running = document.startViewTransition(() => {
    unmark();
    show();
    unmark = markSun(from);
  });
  // a later choice or a hidden tab skips the animation, not the page
  running.ready.catch(() => undefined);
  void running.finished.finally(() => {
    unmark();
    running = undefined;
  });
}

/** Sets what the stylesheet names. @returns an undo function */
function markSun(otherPath: string): () => void {
  const root = document.documentElement;
  const sun = findSun(otherPath);
  // a shape within an SVG cannot take part in a transition: a copy of it does
  const copy = sun instanceof SVGElement ? document.body.appendChild(copyShape(sun)) : undefined;
  const marked = [sun, copy].filter((element) => element instanceof Element);
  for (const element of marked) element.dataset['flies'] = '';
  const horizon = document.body.appendChild(document.createElement('div'));
  horizon.dataset['horizon'] = '';
  root.dataset['transition'] = '';
  return () => {
    for (const element of marked) delete element.dataset['flies'];
    delete root.dataset['transition'];
    copy?.remove();
    horizon.remove();
  };
}

/** The picture nearest to a link to the page, or to the heading, if it is in view. */
function findSun(path: string) {
  const links = document.querySelectorAll(`#${mainId} a[href="${path}"]`);
  return [...links, document.querySelector(`#${mainId} h1`)]
    .map((place) => place?.closest(':has([data-sun])'))
    .map((part) => part?.querySelector<HTMLElement | SVGGraphicsElement>('[data-sun]'))
    .find((sun) => sun && isInView(sun));
}

function copyShape(shape: SVGGraphicsElement): HTMLElement {
  const { top, left, width } = shape.getBoundingClientRect();
  const box = shape.getBBox();
  const copy = document.createElement('div');
  copy.style.cssText = `position: fixed; inset: ${top}px auto auto ${left}px; inline-size: ${width}px`;
  copy.innerHTML = `<svg overflow="visible" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${shape.outerHTML}</svg>`;
  return copy;
}
