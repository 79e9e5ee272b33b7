/**
 * Calls `listener` when the page is shown again: from the back-forward cache, or after its tab was
 * hidden. A page that the browser froze has missed all events in between.
 *
 * @returns a function that removes the listener
 */
export function onPageShown(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  const onVisibilityChange = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => listeners.abort();
}
