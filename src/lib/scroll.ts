/** Milliseconds that a smooth scroll takes, near or far. */
const duration = 700;

type ScrollOptions = {
  /** Pixels added to the element's top edge; by default its scroll margin is kept clear. */
  readonly offset?: number;
  readonly smooth: boolean;
};

/**
 * Scrolls the page until the element stands under the sticky bar, or `offset` from the top edge.
 * The library that eases the scroll is loaded when it is first needed.
 */
export async function scrollToElement(element: Element, options: ScrollOptions): Promise<void> {
  if (!options.smooth) {
    window.scrollTo({ top: targetTop(element, options.offset), behavior: 'instant' });
    return;
  }
  const { animateScroll, Events } = await import('react-scroll');
  await new Promise<void>((resolve) => {
    Events.scrollEvent.register('end', () => {
      Events.scrollEvent.remove('end');
      resolve();
    });
    animateScroll.scrollTo(targetTop(element, options.offset), {
      duration,
      smooth: 'easeInOutQuart',
    });
  });
}

function targetTop(element: Element, offset: number | undefined): number {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return Math.max(0, Math.round(top + (offset ?? -margin)));
}
