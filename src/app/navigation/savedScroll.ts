/** A position of the page, also by the section that stands there: heights above it are estimates. */
export type SavedScroll = {
  /** Pixels from the top of the page. */
  readonly top: number;
  /** Index of the section at the top edge of the viewport; -1 before the first. */
  readonly section: number;
  /** Pixels from the top of that section. */
  readonly offset: number;
};

export function currentScroll(): SavedScroll {
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const section = tops.findLastIndex((top) => top <= 0);
  return {
    top: Math.round(window.scrollY),
    section,
    offset: Math.round(-(tops[section] ?? 0)),
  };
}

/** @returns the pixels from the top of the page, as it is laid out now */
export function scrollTopOf({ top, section, offset }: SavedScroll): number {
  const anchor = sections()[section];
  return anchor ? anchor.getBoundingClientRect().top + window.scrollY + offset : top;
}

function sections(): readonly Element[] {
  return [...document.querySelectorAll('main section, [data-defer-layout]')];
}
