import { abortOnUserScroll } from './userEvents';

/** Milliseconds that a smooth scroll takes, near or far. */
const durationMs = 700;

type ScrollOptions = {
  /** Pixels added to the element's top edge; by default its scroll margin is kept clear. */
  readonly offset?: number;
  readonly smooth: boolean;
  readonly signal?: AbortSignal;
};

/** The current smooth scroll; a new one cancels it. */
let current = new AbortController();

/**
 * Scrolls the page until the element stands under the sticky bar, or `offset` from the top edge.
 * The visitor's own scrolling, another call or the signal ends it early. The library that eases the
 * scroll is loaded when it is first needed; without it, the page jumps.
 */
export async function scrollToElement(element: Element, options: ScrollOptions): Promise<void> {
  current.abort();
  const jump = () =>
    window.scrollTo({ top: targetTop(element, options.offset), behavior: 'instant' });
  if (!options.smooth) {
    jump();
    return;
  }
  const controller = new AbortController();
  const signal = abortOnUserScroll(controller);
  current = controller;
  options.signal?.addEventListener('abort', () => controller.abort(), { signal });
  const library = await import('react-scroll').catch(() => null);
  if (signal.aborted) return;
  if (library) await glide(library.animateScroll, targetTop(element, options.offset), signal);
  else jump();
  controller.abort();
}

/** Resolves when the scroll has ended. Its end event is not used: all scrolls share one. */
function glide(
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
    const look = () => {
      if (data.cancel || data.percent === 1) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

function targetTop(element: Element, offset: number | undefined): number {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, Math.round(top + (offset ?? -margin)));
}
