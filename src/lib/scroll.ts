import { listenOnWindow, scrollEvents } from './userEvents';

type ScrollOptions = {
  /** Pixels from the element's top edge; by default its scroll margin. */
  readonly offset?: number;
  readonly isSmooth: boolean;
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

/** Scrolls until the element is below the sticky bar, or `offset` from the top edge. */
export function scrollToElement(element: Element, { offset, isSmooth }: ScrollOptions): void {
  const behavior = isSmooth ? 'smooth' : 'instant';
  window.scrollTo({ top: targetTop(element, offset), behavior });
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
