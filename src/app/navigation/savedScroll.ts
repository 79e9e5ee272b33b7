/**
 * A scroll position: pixels from the top of the page, the index of the section at the top edge of
 * the viewport (-1 before the first), pixels from the top of that section. The section is needed
 * because heights above it are estimates.
 */
export type SavedScroll = readonly [top: number, section: number, offset: number];

export function currentScroll(): SavedScroll {
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const section = tops.findLastIndex((top) => top <= 0);
  return [Math.round(window.scrollY), section, Math.round(-(tops[section] ?? 0))];
}

/** @returns the pixels from the top of the page, as it is laid out now */
export function scrollTopOf([top, section, offset]: SavedScroll): number {
  const anchor = sections()[section];
  return anchor ? anchor.getBoundingClientRect().top + window.scrollY + offset : top;
}

export function isSavedScroll(value: unknown): value is SavedScroll {
  return Array.isArray(value) && value.length === 3 && value.every((part) => Number.isFinite(part));
}

function sections(): readonly Element[] {
  return [...document.querySelectorAll('main section, [data-defer-layout]')];
}
