/**
 * Lays out the sections one by one, first those below the viewport, then those above, so that find
 * in page, screen readers and full-page screenshots include them. Far from the viewport they are
 * otherwise neither styled nor laid out, and have an estimated height (styles/base.css).
 *
 * @param yieldToMain waits before each section, so that the page hydrates and answers meanwhile
 */
export async function layOutSections(
  signal: AbortSignal,
  yieldToMain = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve)),
): Promise<void> {
  for (;;) {
    await yieldToMain();
    if (signal.aborted || !layOutNext()) return;
  }
}

const selector = '[data-defer-layout]:not([data-laid-out])';

/**
 * For a position that the page scrolls to next, and which depends on the true heights of the sections
 * above. It keeps nothing in place.
 */
export function layOutAtOnce(): void {
  for (const section of document.querySelectorAll<HTMLElement>(selector))
    section.dataset['laidOut'] = '';
}

/** @returns whether there was a section to lay out */
function layOutNext(): boolean {
  // the height of a section inside another one counts only once the outer one is laid out
  const sections = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (section) => !section.parentElement?.closest(selector),
  );
  const next =
    sections.find((section) => section.getBoundingClientRect().top >= 0) ?? sections.at(-1);
  if (!next) return false;
  const { bottom } = next.getBoundingClientRect();
  next.dataset['laidOut'] = '';
  const growth = next.getBoundingClientRect().bottom - bottom;
  // above the viewport a section pushes down what the visitor reads
  if (bottom <= 0 && growth !== 0) window.scrollBy({ top: growth, behavior: 'instant' });
  return true;
}
