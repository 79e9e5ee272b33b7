import { listenOnWindow, scrollEvents } from './userEvents';

const durationMs = 700;

type ScrollOptions = {
  /** Pixels from the element's top edge; by default its scroll margin. */
  readonly offset?: number;
  readonly isSmooth: boolean;
};

let currentScroll = new AbortController();

export function cancelScroll(): void {
  currentScroll.abort();
}

/** Scrolls the element below the sticky bar; without the library, which loads at first use, the page jumps. */
export async function scrollToElement(
  element: Element,
  { offset, isSmooth }: ScrollOptions,
): Promise<void> {
  cancelScroll();
  currentScroll = new AbortController();
  const { signal } = currentScroll;
  listenOnWindow(scrollEvents, cancelScroll, { signal });
  const library = isSmooth ? await import('react-scroll').catch(() => null) : null;
  if (signal.aborted) return;
  const top = targetTop(element, offset);
  if (!library) window.scrollTo({ top, behavior: 'instant' });
  else if (Math.round(window.scrollY) !== top) {
    const data = { cancel: false };
    signal.addEventListener('abort', () => (data.cancel = true));
    library.animateScroll.scrollTo(top, { duration: durationMs, smooth: 'easeInOutQuart', data });
  }
}

function targetTop(element: Element, offset: number | undefined): number {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, Math.round(top + (offset ?? -margin)));
}
