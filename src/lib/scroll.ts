import { listenOnWindow, scrollEvents } from './userEvents';

/** Milliseconds that a smooth scroll takes, whatever its distance. */
const durationMs = 700;

type ScrollOptions = {
  /** Pixels from the element's top edge; by default its scroll margin. */
  readonly offset?: number;
  readonly isSmooth: boolean;
  /** By default a new one. */
  readonly signal?: AbortSignal;
};

let currentScroll = new AbortController();

/**
 * Cancels the previous scroll.
 *
 * @returns a signal that aborts when the visitor scrolls, points or types
 */
export function beginScroll(): AbortSignal {
  cancelScroll();
  const scroll = new AbortController();
  const { signal } = scroll;
  listenOnWindow(scrollEvents, () => scroll.abort(), { signal });
  currentScroll = scroll;
  return signal;
}

export function cancelScroll(): void {
  currentScroll.abort();
}

/**
 * Scrolls until the element is below the sticky bar, or `offset` from the top edge. The library for
 * smooth scrolling loads at first use; without it, the page jumps.
 */
export async function scrollToElement(
  element: Element,
  { offset, isSmooth, signal = beginScroll() }: ScrollOptions,
): Promise<void> {
  const library = isSmooth ? await import('react-scroll').catch(() => null) : null;
  if (signal.aborted) return;
  const top = targetTop(element, offset);
  if (library) await scrollSmoothly(library.animateScroll, top, signal);
  else window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Resolves when the scroll has ended. The library's end event is not used, because all scrolls
 * share it.
 */
function scrollSmoothly(
  { scrollTo }: typeof import('react-scroll').animateScroll,
  top: number,
  signal: AbortSignal,
): Promise<void> {
  const data: { cancel: boolean; percent: number | null } = { cancel: false, percent: null };
  signal.addEventListener('abort', () => {
    data.cancel = true;
  });
  if (Math.round(window.scrollY) === top) return Promise.resolve();
  scrollTo(top, { duration: durationMs, smooth: 'easeInOutQuart', data });
  return new Promise((resolve) => {
    const check = () => {
      if (data.cancel || data.percent === 1) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });
}

/**
 * What campaigns, mail programs and people append to an address is no part of the id:
 * `#contact?utm_source=x`, `#contact).`
 */
export function anchorId(hash: string): string {
  return hash.slice(1).replace(/[^\w-].*/, '');
}

function targetTop(element: Element, offset: number | undefined): number {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, Math.round(top + (offset ?? -margin)));
}
