import { readEntryState, writeEntryState } from '@/lib/entryState';

/** The link to the site itself that an event happened on. */
export function internalLink(target: unknown): HTMLAnchorElement | null {
  const sameTab = 'a[href]:not([target], [download])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(sameTab);
  return link && link.origin === window.location.origin ? link : null;
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
