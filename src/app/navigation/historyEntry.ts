import type { Location } from 'react-router-dom';

/** Identifies an entry of the browser's history across reloads. */
export function entryId({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

/** Adds an entry, so that Back and Forward reach it. */
export function pushHash(page: Location, hash: string): Location {
  const state = routerState((historyIndex() ?? 0) + 1);
  history.pushState(state, '', page.pathname + page.search + hash);
  return { ...page, hash, key: state.key };
}

/**
 * Gives an entry that the visitor added by editing the hash the router's state.
 *
 * @param index the index of the previous entry
 */
export function adoptEntry(page: Location, index: number): Location {
  const state = routerState(index + 1);
  history.replaceState(state, '');
  return { ...page, hash: location.hash, key: state.key };
}

/** The entry that the browser shows, on the same page. */
export function shownEntry(page: Location): Location {
  const state = historyState();
  const key = 'key' in state && typeof state.key === 'string' ? state.key : 'default';
  return { ...page, hash: location.hash, key };
}

/** The router's index of the current entry. */
export function historyIndex(): number | undefined {
  const state = historyState();
  return 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;
}

function historyState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** An entry's state in the shape that the router writes. */
function routerState(idx: number) {
  return { usr: null, key: Math.random().toString(36).slice(2), idx };
}
