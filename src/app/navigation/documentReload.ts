/** Milliseconds of silence after which the site counts as out of reach. */
const probeTimeoutMs = 8000;

/** How the browser came to load this document. */
export function documentLoadType(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && 'type' in load ? String(load.type) : undefined;
}

/**
 * Reloads the document, unless it was reloaded just now. A missing chunk usually means a new
 * deployment, whose document names the new chunks.
 * @returns false when it was reloaded, or the site is out of reach
 */
export async function reloadOnce(): Promise<boolean> {
  if (documentLoadType() === 'reload' || !(await isSiteReachable())) return false;
  location.reload();
  return true;
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
