import { readEntryState, writeEntryState } from '@/lib/entryState';

type Address = Pick<Location, 'pathname' | 'search'>;

/** The link to the site itself that an event happened on. */
export function internalLink({ target }: Event): HTMLAnchorElement | null {
  const sameTab = 'a[href]:not([target], [download])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(sameTab);
  return link && link.origin === window.location.origin ? link : null;
}

/** The same, for a click that opens the link in this tab and that nothing else has handled. */
export function plainClickLink(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isHandled = defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey;
  return isHandled ? null : internalLink(event);
}

export function isSamePage(one: Address, other: Address): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Remembers, in the current history entry, the link through which the visitor leaves it. */
export function saveTriggerLink(link: HTMLAnchorElement): void {
  writeEntryState('link', `${findLinks(link.href).indexOf(link)} ${link.href}`);
}

/** The link through which the visitor left the current entry. */
export function getTriggerLink(): HTMLAnchorElement | undefined {
  const [index, href = ''] = String(readEntryState('link')).split(' ');
  return findLinks(href)[Number(index)];
}

function findLinks(href: string): readonly HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('a:not([aria-hidden] a)')).filter(
    (link) => link.href === href,
  );
}
