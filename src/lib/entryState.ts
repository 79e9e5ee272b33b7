import { toProperties } from './json';

/**
 * Reads from the current history entry, which Back, Forward and a reload restore; undefined if
 * nothing was written.
 */
export function readEntryState(name: string): unknown {
  return readState()[name];
}

/** Writes to the current entry. Nothing renders again. */
export function writeEntryState(name: string, value: string | null): void {
  const state = { ...readState(), [name]: value };
  // where it exists, because the other one counts as a navigation and cancels one under way
  if (currentEntry()) navigation.updateCurrentEntry({ state });
  else history.replaceState(state, '');
}

function readState(): Readonly<Record<string, unknown>> {
  const entry = currentEntry();
  return toProperties(entry ? entry.getState() : history.state);
}

/** Null in browsers without the Navigation API, and in a sandboxed document. */
function currentEntry(): NavigationHistoryEntry | null {
  return hasNavigationApi() ? navigation.currentEntry : null;
}

/** Not where another script has a variable of its name. */
export function hasNavigationApi(): boolean {
  return 'navigation' in window && 'Navigation' in window && navigation instanceof Navigation;
}
