import type { Location } from 'react-router-dom';

/** Identifies an entry of the browser's history across reloads. */
export function entryId({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

/** The router's index of the current entry; undefined if the visitor made it by editing the hash. */
export function entryIndex(): number | undefined {
  const state: unknown = history.state;
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : undefined;
}
