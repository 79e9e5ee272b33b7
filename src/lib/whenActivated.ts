/**
 * Resolves when the visitor opens the page: a browser prerenders pages that nobody may open
 * (https://developer.mozilla.org/docs/Web/API/Document/prerendering).
 */
export const whenActivated = new Promise<unknown>((resolve) => {
  if (typeof document !== 'undefined' && 'prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', resolve, { once: true });
  else resolve(undefined);
});
