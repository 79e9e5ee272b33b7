import { toProperties } from './json';

/** Reads from the current history entry, which Back, Forward and a reload restore. */
export function readEntryState(name: string): unknown {
  return toProperties(history.state)[name];
}

export function writeEntryState(name: string, value: string | number | null): void {
  history.replaceState({ ...toProperties(history.state), [name]: value }, '');
}
