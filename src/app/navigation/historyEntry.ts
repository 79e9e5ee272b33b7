import type { Location } from 'react-router-dom';

/** Identifies an entry of the browser's history across reloads. */
export function entryId({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

/** Writes an entry of the shape that the router writes, so that Back and Forward reach it. */
export function pushHash(page: Location, hash: string): Location {
  const key = randomKey();
  const url = page.pathname + page.search + hash;
  history.pushState({ usr: null, key, idx: (historyIndex() ?? 0) + 1 }, '', url);
  return { ...page, hash, key };
}

/**
 * Gives an entry that the visitor has made, by editing the hash, the shape that the router writes.
 * @param index that of the entry before
 */
export function adoptEntry(page: Location, index: number): Location {
  const key = randomKey();
  history.replaceState({ usr: null, key, idx: index + 1 }, '');
  return { ...page, hash: location.hash, key };
}

/** The router's index of the current entry. */
export function historyIndex(): number | undefined {
  const state = historyState();
  return 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;
}

export function historyState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function randomKey(): string {
  return Math.random().toString(36).slice(2);
}
