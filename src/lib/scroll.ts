/** Milliseconds that a smooth scroll takes, near or far. */
const duration = 700;

const takeOvers = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

type ScrollOptions = {
  /** Pixels added to the element's top edge; by default its scroll margin is kept clear. */
  readonly offset?: number;
  readonly smooth: boolean;
};

/** The smooth scroll under way; react-scroll listens for the visitor only the first time. */
let running = { cancel: false };

/**
 * Scrolls the page until the element stands under the sticky bar, or `offset` from the top edge.
 * The visitor's own scrolling, or another call, ends it early. The library that eases the scroll is
 * loaded when it is first needed; without it, the page jumps.
 */
export async function scrollToElement(element: Element, options: ScrollOptions): Promise<void> {
  running.cancel = true;
  if (!options.smooth) {
    window.scrollTo({ top: targetTop(element, options.offset), behavior: 'instant' });
    return;
  }
  const data = { cancel: false };
  running = data;
  const listeners = new AbortController();
  const cancel = () => {
    data.cancel = true;
  };
  for (const type of takeOvers) {
    addEventListener(type, cancel, { signal: listeners.signal, capture: true, passive: true });
  }
  const library = await import('react-scroll').catch(() => null);
  if (running !== data) return;
  if (!library) {
    await scrollToElement(element, { ...options, smooth: false });
    return;
  }
  await new Promise<void>((resolve) => {
    library.Events.scrollEvent.register('end', () => resolve());
    library.animateScroll.scrollTo(targetTop(element, options.offset), {
      duration,
      smooth: 'easeInOutQuart',
      data,
    });
  });
  listeners.abort();
}

function targetTop(element: Element, offset: number | undefined): number {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, Math.round(top + (offset ?? -margin)));
}
