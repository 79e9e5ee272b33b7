import { layOutDeferred } from '@/hydration/layOutDeferred';
import { scrollToElement } from '@/lib/scroll';
import { scrollTopOf, type SavedScroll } from './savedScroll';

/** Milliseconds in which parts of a page may arrive: a hash's target, or the height above it. */
const timeoutMs = 8000;

/** Scrolls to the element, and again whenever it moves because the page around it still grows. */
export async function scrollToElementStable(
  element: HTMLElement,
  smooth: boolean,
  signal: AbortSignal,
): Promise<void> {
  const jump = () => void scrollToElement(element, { smooth: false });
  if (smooth) {
    // a glide needs the true sizes of what lies between
    await layOutDeferred(signal);
    if (signal.aborted) return;
    await scrollToElement(element, { smooth, signal });
    if (signal.aborted) return;
  }
  jump();
  onPageResize(jump, signal);
}

/** Scrolls to a position, and again whenever it moves because the page around it still grows. */
export function restoreScroll(saved: SavedScroll, signal: AbortSignal): void {
  const restore = () => window.scrollTo({ top: scrollTopOf(saved), behavior: 'instant' });
  restore();
  onPageResize(restore, signal);
}

/** The element, once a part of the page that holds it has arrived; null when none does. */
export function waitForElement(id: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const deadline = performance.now() + timeoutMs;
  return new Promise((resolve) => {
    const look = () => {
      const element = document.getElementById(id);
      if (element ?? (signal.aborted || performance.now() > deadline)) resolve(element);
      else requestAnimationFrame(look);
    };
    look();
  });
}

function onPageResize(correct: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new ResizeObserver(correct);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
}
