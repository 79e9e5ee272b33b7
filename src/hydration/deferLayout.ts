import type { CSSProperties } from 'react';

/** Pixels, with padding. */
export type EstimatedHeight = {
  /** On screens below 64rem. */
  readonly mobile: number;
  readonly desktop: number;
};

type DeferLayoutProps = {
  readonly 'data-defer-layout': '';
  readonly style: CSSProperties &
    Record<'--estimated-height-mobile' | '--estimated-height-desktop', string>;
};

/**
 * Attributes for an element of estimated height: far from the viewport it is neither styled nor
 * laid out (styles/base.css).
 */
export function deferLayout({ mobile, desktop }: EstimatedHeight): DeferLayoutProps {
  return {
    'data-defer-layout': '',
    style: {
      '--estimated-height-mobile': `${mobile}px`,
      '--estimated-height-desktop': `${desktop}px`,
    },
  };
}

/**
 * Lays out the deferred elements one by one, first those below the viewport, then those above, so
 * that find in page, screen readers and full-page screenshots include them. The visible content
 * does not move.
 *
 * @param waitForTurn waits before each element, so that the page stays responsive
 */
export async function layOutDeferred(
  waitForTurn: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await waitForTurn();
    // In a test the document may be gone.
    const element = signal.aborted ? undefined : nextDeferred();
    if (!element) return;
    layOut(element);
  }
}

/** The first below the top of the viewport, else the last above it. */
function nextDeferred(): HTMLElement | undefined {
  const selector = '[data-defer-layout]:not([data-laid-out])';
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  return elements.find((element) => element.getBoundingClientRect().top >= 0) ?? elements.at(-1);
}

/** An element above the viewport changes its height; scrolling by the difference hides that. */
function layOut(element: HTMLElement) {
  const { bottom } = element.getBoundingClientRect();
  element.dataset['laidOut'] = '';
  const growth = element.getBoundingClientRect().bottom - bottom;
  if (bottom <= 0 && growth !== 0) window.scrollBy({ top: growth, behavior: 'instant' });
}
