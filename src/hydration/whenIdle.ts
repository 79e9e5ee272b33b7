/**
 * Calls back when the browser is idle, or after `timeoutMs`. Safari cannot tell: it waits a tenth.
 */
export function whenIdle(callback: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: timeoutMs });
  else setTimeout(callback, timeoutMs / 10);
}
