import { historyState } from './historyEntry';

/** In the state of a history entry: its document was reloaded because code was missing. */
const reloadedKey = 'isReloaded';

/** Milliseconds of silence after which the site counts as out of reach. */
const probeTimeoutMs = 8000;

/**
 * Reloads the document once. A missing chunk usually means a new deployment, whose document names
 * the new chunks.
 * @returns false when that was done already, or the site is out of reach
 */
export async function reloadOnce(): Promise<boolean> {
  if (wasReloaded() || !(await isSiteReachable())) return false;
  history.replaceState({ ...historyState(), [reloadedKey]: true }, '');
  location.reload();
  return true;
}

/** Call once the code has loaded: the next failure at this address may reload again. */
export function clearReloadFlag(): void {
  if (wasReloaded()) history.replaceState({ ...historyState(), [reloadedKey]: undefined }, '');
}

function wasReloaded(): boolean {
  const state = historyState();
  return reloadedKey in state && state[reloadedKey] === true;
}

/** Whether the site answers, so that its document can be loaded instead of missing code. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    return status < 500;
  } catch {
    return false;
  }
}
