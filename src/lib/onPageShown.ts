/**
 * Calls `listener` when the page is shown again: from the back-forward cache, or after its tab was
 * hidden. A page that the browser froze has missed all events in between.
 *
 * @returns a function that removes the listener
 */
export function onPageShown(listener: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
