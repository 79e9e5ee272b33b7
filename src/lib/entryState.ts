import { toProperties } from './json';

/** Reads from the current history entry, which Back, Forward and a reload restore. */
export function readEntryState(name: string): unknown {
  return toProperties(history.state)[name];
}

export function writeEntryState(values: Readonly<Record<string, string | number | null>>): void {
  try {
    history.replaceState({ ...toProperties(history.state), ...values }, '');
  } catch {
    // Safari refuses after a hundred in ten seconds, which tag managers reach: Back knows less
  }
}
