type Page = { readonly pathname: string; readonly search: string };

/** The link to the site itself that an event happened on. */
export function internalLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isInternal =
    link?.href && !link.target && !link.download && link.origin === window.location.origin;
  return isInternal ? link : null;
}

/** The same, for a click that opens the link in this tab. */
export function plainClickLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return isPlainClick ? internalLink(event) : null;
}

export function isSamePage(one: Page, other: Page): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
