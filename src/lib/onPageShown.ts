/** Back from the back-forward cache or a hidden tab: a frozen page has missed all events in between. */
export function onPageShown(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  const onVisibilityChange = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => listeners.abort();
}
