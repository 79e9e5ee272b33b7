/** Milliseconds of silence after which the site counts as out of reach. */
const probeTimeoutMs = 8000;

/** How the browser came to load this document. */
export function documentLoadType(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && 'type' in load ? String(load.type) : undefined;
}

/**
 * `missing`: the site answers, so that a document can be loaded instead. `left`: the browser is on
 * its way to another document.
 */
export type CodeLoad = 'loaded' | 'missing' | 'unreachable' | 'left';

/**
 * Loads code. A missing chunk usually means a new deployment, whose document names the new chunks.
 * But Firefox also cuts off chunks when a navigation to another document begins. To load a document
 * then would replace the one that the visitor has asked for.
 */
export async function loadCode(load: () => Promise<unknown>): Promise<CodeLoad> {
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  // Only while code loads: Firefox keeps no page with this listener in its back-forward cache.
  addEventListener('beforeunload', onLeave);
  try {
    await load();
    return 'loaded';
  } catch {
    const isReachable = await isSiteReachable();
    if (isLeaving) {
      // From the back-forward cache the page would return without its code.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) location.reload();
      });
      return 'left';
    }
    return isReachable ? 'missing' : 'unreachable';
  } finally {
    removeEventListener('beforeunload', onLeave);
  }
}

async function isSiteReachable(): Promise<boolean> {
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
