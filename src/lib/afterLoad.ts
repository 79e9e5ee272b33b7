const firstSigns = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Resolves when the page has loaded and the browser is idle, or at the visitor's first sign of
 * use: code that the first paint does not need waits for it. Never resolves on the server.
 */
export const afterLoad = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const settle = () => {
    firstSigns.forEach((sign) => removeEventListener(sign, settle, true));
    resolve();
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(settle, { timeout: 2000 })
      : setTimeout(settle, 200);
  firstSigns.forEach((sign) => addEventListener(sign, settle, { capture: true, passive: true }));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
});
