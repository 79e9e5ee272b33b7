import { scrollToElement } from '@/lib/scroll';

/** Milliseconds in which parts of a page may arrive: a hash's target, or the height above it. */
const patience = 8000;

const takeOvers = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * A signal that aborts when the visitor starts to scroll, point or type. Abort the controller
 * itself when another arrival begins.
 */
export function untilVisitorActs(controller: AbortController): AbortSignal {
  const { signal } = controller;
  for (const type of takeOvers) {
    addEventListener(type, () => controller.abort(), { signal, capture: true, passive: true });
  }
  return signal;
}

/** Scrolls to the element, and again whenever it moves because the page around it still grows. */
export async function settleAt(
  element: HTMLElement,
  smooth: boolean,
  signal: AbortSignal,
): Promise<void> {
  layOutWhole();
  const top = () => Math.round(element.getBoundingClientRect().top + window.scrollY);
  const before = top();
  try {
    await scrollToElement(element, { smooth });
  } catch {
    await scrollToElement(element, { smooth: false });
  }
  follow(top, before, () => void scrollToElement(element, { smooth: false }), signal);
}

/** Scrolls to a position, and again as the page grows until it is tall enough for it. */
export function settleAtPosition(position: number, signal: AbortSignal): void {
  layOutWhole();
  const restore = () => window.scrollTo({ top: position, behavior: 'instant' });
  const height = () => document.documentElement.scrollHeight;
  const before = height();
  restore();
  follow(height, before, restore, signal);
}

/** Sections far from the viewport are not laid out: their sizes would change on the way. */
function layOutWhole(): void {
  document.documentElement.dataset['whole'] = '';
}

/** The element, once a part of the page that holds it has arrived; null when none does. */
export function appearance(id: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const deadline = performance.now() + patience;
  return new Promise((resolve) => {
    const look = () => {
      const element = document.getElementById(id);
      if (element ?? (signal.aborted || performance.now() > deadline)) resolve(element);
      else requestAnimationFrame(look);
    };
    look();
  });
}

function follow(
  measure: () => number,
  before: number,
  correct: () => void,
  signal: AbortSignal,
): void {
  const deadline = performance.now() + patience;
  let last = before;
  const look = () => {
    if (signal.aborted || performance.now() > deadline) return;
    const now = measure();
    if (now !== last) correct();
    last = now;
    requestAnimationFrame(look);
  };
  look();
}
