import { layOutDeferred } from '@/hydration/deferLayout';
import { scrollToElement } from '@/lib/scroll';
import { scrollTopOf, type SavedScroll } from './savedScroll';

/** Milliseconds in which a page may grow. */
const timeoutMs = 8000;

/** Scrolls to the element, and again whenever the growing page moves it. */
export async function scrollToElementStable(
  element: HTMLElement,
  isSmooth: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (isSmooth) {
    // a smooth scroll needs the true sizes of the sections in between
    await layOutDeferred(nextTask, signal);
    await scrollToElement(element, { isSmooth, signal });
  }
  keepInPlace(() => void scrollToElement(element, { isSmooth: false, signal }), signal);
}

/** Scrolls to a position, and again whenever the growing page moves it. */
export function restoreScroll(saved: SavedScroll, signal: AbortSignal): void {
  keepInPlace(() => window.scrollTo({ top: scrollTopOf(saved), behavior: 'instant' }), signal);
}

function keepInPlace(jump: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  jump();
  const { body } = document;
  let height = NaN;
  let hasEnded = false;
  const observer = new ResizeObserver(() => {
    if (body.offsetHeight === height) return;
    height = body.offsetHeight;
    jump();
    // a section that comes into view resizes the page once more, which is an error in this frame
    observer.unobserve(body);
    requestAnimationFrame(() => {
      if (!hasEnded) observer.observe(body);
    });
  });
  observer.observe(body);
  const stop = () => {
    hasEnded = true;
    observer.disconnect();
  };
  setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
