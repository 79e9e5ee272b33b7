import { readEntryState, writeEntryState } from '@/lib/entryState';

/** Remembers, in the current history entry, the link through which the visitor leaves it. */
export function rememberLink(link: HTMLAnchorElement): void {
  writeEntryState('link', `${linksLike(link.href).indexOf(link)} ${link.href}`);
}

/** The link through which the visitor left the current entry. */
export function leftLink(): HTMLAnchorElement | null {
  const saved = readEntryState('link');
  if (typeof saved !== 'string') return null;
  const [index = '', href = ''] = saved.split(' ');
  return linksLike(href)[Number(index)] ?? null;
}

function linksLike(href: string): readonly HTMLAnchorElement[] {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('a:not([aria-hidden] a)')).filter(
    (link) => link.href === href,
  );
}
