import { toProperties } from './json';

/**
 * Reads from the router's part of the current history entry, which Back, Forward and a reload
 * restore; undefined if nothing was written.
 */
export function readEntryState(name: string): unknown {
  return userState()[name];
}

/** Writes to the current entry. The router does not render again. */
export function writeEntryState(name: string, value: string | null): void {
  const usr = { ...userState(), [name]: value };
  history.replaceState({ ...toProperties(history.state), usr }, '');
}

function userState(): Readonly<Record<string, unknown>> {
  return toProperties(toProperties(history.state)['usr']);
}
